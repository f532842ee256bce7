import { readFileSync } from 'node:fs';

import { readEnv, SETTINGS } from '@/lib/env';
import { consentRevision } from '@/lib/flags';
import { DEFAULT_PARAMETERS, DEMO_PARAMETERS, parameterRules } from '@/lib/parameters';

/** @param prefix what the names of settings start with */
const read = (given: Record<string, string>, prefix = '') =>
  readEnv(
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`NEXT_PUBLIC_${prefix}${name}`, value]),
    ),
  );
const form = (given: Record<string, string>) => read(given, 'LEAD_FORM_').leadForm;
const linkedIn = (given: Record<string, string>) =>
  read({ PARTNER_ID: '7', ...given }, 'LINKEDIN_').linkedIn;

it('.env.example lists each setting, and no other', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^NEXT_PUBLIC_\w+(?==$)/gm);
  expect(names?.toSorted()).toEqual(SETTINGS.toSorted());
});

it.each([
  ['SITE_ENV', 'staging'],
  ['BASE_PATH', 'site'],
  ['BASE_PATH', '/../site'],
  ['LEAD_FORM_ID', 'x'.repeat(129)],
  ['LEAD_FORM_URL', 'http://forms.example/a'],
  ['LEAD_FORM_ACTION', 'https://forms.example/a#top'],
  ['LEAD_FORM_FIELDS', 'access_key'],
  ['LEAD_FORM_PARAMETERS', 'gclid,gclid'],
  ['EDITOR', 'gitlab:owner/repository'],
  ['LINKEDIN_PARTNER_ID', '12a'],
  ['LINKEDIN_PARTNER_ID', '1'.repeat(16)],
  ['LINKEDIN_CONVERSION_ID', 'none'],
])('refuses as NEXT_PUBLIC_%s: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`NEXT_PUBLIC_${name}: "${value}": write `);
});

it('names all problems at once', () => {
  const given = {
    SITE_URL: 'https://Example.com/',
    LEAD_FORM_ORIGINS: 'https://pay.example/',
    LEAD_FORM_UR: 'x',
    LEAD_FORM_SERVICE: 'own',
    ANALYTICS: 'x',
  };
  expect(() => read(given)).toThrow(
    /^NEXT_PUBLIC_LEAD_FORM_UR: "x": correct .*\n.*_SERVICE: "own": remove it: .*\n.*_SITE_URL: "https:\/\/Example.com\/": write .*\n.*_ORIGINS: .*\n.*_ANALYTICS: "x": write /,
  );
});

it.each(['\u200b', '\u00a0', 'ø'])(
  'refuses %j: invisible, it would send leads elsewhere',
  (sign) => {
    const url = `https://a.example/x${sign}y`;
    expect(() => read({ LEAD_FORM_URL: url })).toThrow(
      `NEXT_PUBLIC_LEAD_FORM_URL: "${url}": write ASCII characters only, and encode others`,
    );
  },
);

it('ignores spaces and line ends around a value, an empty value, and the names of Vercel', () => {
  expect(read({ BASE_PATH: ' /site\r\n', SITE_URL: ' ', VERCEL_ENV: 'preview' })).toMatchObject({
    basePath: '/site',
    siteUrl: 'https://heron.example',
    preview: false,
  });
});

it.each([
  ['LEAD_FORM_HOST', 'https://crm.example', 'LEAD_FORM_ID', {}],
  ['LINKEDIN_CONVERSION_ID', '8', 'LINKEDIN_PARTNER_ID', { LINKEDIN_PARTNER_ID: 'none' }],
  ['LEAD_FORM_ORIGINS', 'https://a.example', 'LEAD_FORM_URL', {}],
])('refuses NEXT_PUBLIC_%s: %s, which has no effect without %s', (name, value, needed, others) => {
  expect(() => read({ [name]: value, ...others })).toThrow(
    `NEXT_PUBLIC_${name}: "${value}": set NEXT_PUBLIC_${needed}, too, or remove it`,
  );
});

describe('the lead form', () => {
  it.each([
    [
      { HOST: 'https://crm.example', ID: 'a-B_9' },
      'https://crm.example/forms/wtl/a-B_9',
      ['https://crm.example'],
    ],
    [
      {
        URL: 'https://forms.example/contact?lang=en',
        ORIGINS: 'https://*.pay.example, https://forms.example',
      },
      'https://forms.example/contact?lang=en',
      ['https://forms.example', 'https://*.pay.example'],
    ],
  ])('with %j is %s', (given, src, origins) => {
    const parameters = parameterRules(DEFAULT_PARAMETERS);
    expect(form(given)).toEqual({ kind: 'hosted', src, parameters, origins, pathOnSite: null });
  });

  it('is the demonstration form without settings, under any base path, and gets no attribution', () => {
    const path = '/user.github.io/.my..site/a-b_c';
    expect(read({ BASE_PATH: path }).leadForm).toMatchObject({
      src: `${path}/forms/wtl/demo/`,
      parameters: parameterRules(DEMO_PARAMETERS),
    });
  });

  it('refuses two forms', () => {
    const given = { URL: 'https://forms.example/contact', HOST: 'https://crm.example', ID: 'abc' };
    expect(() => form(given)).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_URL: "https://forms.example/contact": remove it, or NEXT_PUBLIC_LEAD_FORM_HOST',
    );
  });

  it('is the site’s own with an endpoint, also on the site, and with further fields', () => {
    const given = { ACTION: 'https://heron.example/leads?site=1', FIELDS: 'list=a%20b&key=x=' };
    expect(form(given)).toMatchObject({
      kind: 'own',
      hidden: [
        ['list', 'a b'],
        ['key', 'x='],
      ],
      pathOnSite: '/leads',
    });
  });
});

describe('LinkedIn', () => {
  it('counts the contact page with the conversion of all pages, unless it has its own', () => {
    expect(linkedIn({ CONVERSION_ID: '8' })!.contactConversionId).toBe('8');
  });

  it('is off with none', () => {
    expect(linkedIn({ PARTNER_ID: 'none' })).toBeNull();
  });
});

describe('consent', () => {
  it.each([
    [{ ANALYTICS: 'https://plausible.io/js/pa-a.js, G-ABC123' }, true],
    [{ ANALYTICS: 'https://plausible.io/js/pa-a.js' }, false],
    [{ LEAD_FORM_PARAMETERS: 'product,landing_page' }, true],
    [{ LEAD_FORM_PARAMETERS: 'product' }, false],
    [{ LEAD_FORM_PARAMETERS: 'off' }, false],
  ])('is asked for only if something needs it, and the setting says so: %j, %s', (given, needs) => {
    const asked = (answer: string) => read({ ...given, TRACKING_CONSENT: answer });
    expect([asked('ask').consent, asked('off').consent]).toEqual([needs, false]);
    expect([asked('off').warnings.length, asked('').warnings.length]).toEqual([0, Number(needs)]);
  });

  const BEFORE = { LINKEDIN_PARTNER_ID: '1', LEAD_FORM_PARAMETERS: 'product,gclid,landing_page' };
  const revision = (changed: Record<string, string>) =>
    consentRevision(read({ ...BEFORE, ...changed }));

  it.each([
    ['another vendor that needs consent', { ANALYTICS: 'G-ABC123' }, true],
    ['another parameter', { LEAD_FORM_PARAMETERS: 'product,gclid,landing_page,ref' }, true],
    ['a vendor that needs none', { ANALYTICS: 'https://plausible.io/js/pa-a.js' }, false],
    ['the order of the parameters', { LEAD_FORM_PARAMETERS: 'landing_page,gclid' }, false],
  ])('is another one with %s: %j, %s', (_, changed, isOther) => {
    expect(revision(changed) !== revision({})).toBe(isOther);
  });
});

describe('previews', () => {
  const PREVIEW = { SITE_ENV: 'preview' };
  const LIVE = {
    LINKEDIN_PARTNER_ID: '7',
    LINKEDIN_CONVERSION_ID: '8',
    ANALYTICS: 'G-1ABCDEF234',
    EDITOR: 'github:owner/repository',
    LEAD_FORM_URL: 'https://forms.example/contact',
    LEAD_FORM_ORIGINS: 'https://pay.example',
    LEAD_FORM_PARAMETERS: 'off',
  };

  it.each<[Record<string, string>, boolean]>([
    [{ VERCEL_ENV: 'preview' }, true],
    [{ CONTEXT: 'deploy-preview' }, true],
    [{ CONTEXT: 'branch-deploy' }, false],
    [{ VERCEL_ENV: 'preview', NEXT_PUBLIC_SITE_ENV: 'production' }, false],
  ])('are builds with %j: %s', (variables, is) => {
    expect(readEnv(variables).preview).toBe(is);
  });

  it('ignore the form and the tracking ids, and keep the URL and the consent banner', () => {
    const kept = { SITE_URL: 'https://shop.example', BASE_PATH: '/site', TRACKING_CONSENT: 'ask' };
    expect(read(kept).siteUrl).toBe('https://shop.example');
    const shown = read({ ...LIVE, ...kept, ...PREVIEW });
    expect({ ...shown, preview: false, drafts: false }).toEqual(read(kept));
  });

  it('keep the form if the setting says so', () => {
    const settings = read({ ...LIVE, ...PREVIEW, PREVIEW_FORM: 'live' });
    expect(settings.leadForm).toEqual(read(LIVE).leadForm);
    expect(settings).toMatchObject({ linkedIn: null, analytics: [], editor: null, drafts: true });
  });
});
