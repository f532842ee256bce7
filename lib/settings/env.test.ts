import { siteFacts } from '@/jest.setup';
import { readSettings, type Settings } from '@/lib/settings/env';

const read = (source?: Record<string, string | undefined>): Settings =>
  readSettings(siteFacts, source);

it.each([
  ['SITE_ENV', 'staging'],
  ['PREVIEW_FORM', 'yes'],
  ['EDITOR', 'gitlab:owner/repository'],
  ...['site', '/site/', '/a//b', '/../site'].map((path) => ['BASE_PATH', path]),
])('refuses as NEXT_PUBLIC_%s: %s', (name, value) => {
  expect(() => read({ [`NEXT_PUBLIC_${name}`]: value })).toThrow(
    `NEXT_PUBLIC_${name} is "${value}", but must be `,
  );
});

it('refuses a name that is no setting, but not those of Vercel', () => {
  expect(() => read({ NEXT_PUBLIC_LEAD_FORM_UR: 'https://crm.example' })).toThrow(
    'NEXT_PUBLIC_LEAD_FORM_UR is not a setting: correct its name',
  );
  expect(() => read({ NEXT_PUBLIC_VERCEL_ENV: 'preview' })).not.toThrow();
});

it.each(['', 'none'])('refuses a setting that has no effect with the other "%s"', (other) => {
  const ids = {
    NEXT_PUBLIC_LINKEDIN_PARTNER_ID: other,
    NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8',
  };
  expect(() => read(ids)).toThrow(
    `NEXT_PUBLIC_LINKEDIN_CONVERSION_ID is "8", but NEXT_PUBLIC_LINKEDIN_PARTNER_ID is ${other || 'empty'}: set both, or neither.`,
  );
});

it.each(['SERVICE', 'ENCODING'])('says what replaces NEXT_PUBLIC_LEAD_FORM_%s', (name) => {
  expect(() => read({ [`NEXT_PUBLIC_LEAD_FORM_${name}`]: 'own' })).toThrow(
    `NEXT_PUBLIC_LEAD_FORM_${name} is "own", but it is gone: the form `,
  );
});

it('has the demonstration form under any base path', () => {
  const path = '/user.github.io/.my..site/a-b_c';
  const { basePath, leadForm } = read({ NEXT_PUBLIC_BASE_PATH: path });
  expect(basePath).toBe(path);
  expect(leadForm).toMatchObject({ kind: 'demo', src: `${path}/forms/wtl/demo/` });
});

describe('previews', () => {
  const PREVIEW = { NEXT_PUBLIC_SITE_ENV: 'preview' };
  const LIVE = {
    NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '7',
    NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8',
    NEXT_PUBLIC_ANALYTICS: 'G-1ABCDEF234',
    NEXT_PUBLIC_EDITOR: 'github:owner/repository',
    NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact',
    NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example',
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'off',
  };

  it.each<[Record<string, string>, string | null]>([
    [PREVIEW, 'NEXT_PUBLIC_SITE_ENV=preview'],
    [{ VERCEL_ENV: 'preview' }, 'VERCEL_ENV=preview'],
    [{ CONTEXT: 'deploy-preview' }, 'CONTEXT=deploy-preview'],
    [{ CONTEXT: 'branch-deploy' }, null],
    [{ VERCEL_ENV: 'preview', NEXT_PUBLIC_SITE_ENV: 'production' }, null],
  ])('with %j, the reason is %s', (variables, reason) => {
    expect(read(variables).preview).toBe(reason);
  });

  it('ignore the form and the tracking ids, and keep the URL and the consent banner', () => {
    const kept = {
      NEXT_PUBLIC_SITE_URL: 'https://shop.example',
      NEXT_PUBLIC_BASE_PATH: '/site',
      NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
    };
    expect(read(kept).siteUrl).toBe('https://shop.example');
    expect({
      ...read({ ...LIVE, ...kept, ...PREVIEW }),
      preview: null,
      drafts: false,
    }).toEqual(read(kept));
  });

  it('keep the form if the setting says so', () => {
    const settings = read({ ...LIVE, ...PREVIEW, NEXT_PUBLIC_PREVIEW_FORM: 'live' });
    expect(settings.leadForm).toEqual(read(LIVE).leadForm);
    expect(settings).toMatchObject({ tracking: null, analytics: [], editor: null, drafts: true });
  });
});
