import { site } from '@/lib/fixture/content/site';
import { constantsOf, formInLanguage, NO_NETWORK, readSettings, settingsWith } from '@/lib/env';
import { FORM_SERVICES } from '@/lib/lead/own/services';
import { DEFAULT_PARAMETERS, DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { ANALYTICS_VALUES } from '@/lib/tracking/analytics';

const HOST = { NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.example' };
const PARTNER = { NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '7' };
const URL_OF_FORM = { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact' };

const ORIGIN = 'an https origin without a path, such as https://example.com';
const DIGITS = 'digits only, 15 at most, such as 1234567';
/** What the build of the first language tells that of another one. */
const PLAN = {
  tag: 'nb',
  originals: ['log/one'],
  hidden: ['/Log/to'],
  untranslated: ['/Log/to', '/Log/one'],
  embeds: ['reel'],
};

describe('readSettings', () => {
  it('has a default for every setting, and takes a blank variable as unset', () => {
    const blank = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '  ' };
    expect(readSettings(blank)).toEqual({
      preview: null,
      plan: null,
      siteUrl: site.url,
      basePath: '',
      sitePath: '',
      languages: expect.any(Object),
      leadForm: {
        kind: 'demo',
        src: '/forms/wtl/demo/',
        parameters: parameterRules(DEMO_PARAMETERS),
      },
      tracking: null,
      analytics: [],
      trackingDeclined: false,
      consentDecided: false,
      mayAsk: false,
      editor: null,
      drafts: false,
    });
  });

  it.each([
    [
      'SITE_URL',
      ORIGIN,
      [
        'example.com',
        'http://example.com',
        'http://localhost.example.com',
        'https://example.com/site',
        'https://user@example.com',
        'https://example.com;x',
        'https://*.example.com',
      ],
    ],
    ['SITE_URL', 'written as https://example.com', ['https://example.com/']],
    ['EDITOR_SIGN_IN', 'written as https://in.example', ['https://In.example:443']],
    [
      'LEAD_FORM_ORIGINS',
      'written as https://*.xn--bcher-kva.example',
      ['https://pay.example, https://*.bücher.example'],
    ],
    [
      'BASE_PATH',
      'a path that starts with a slash and does not end with one, such as /site',
      ['site', '/', '/site/', '/a//b', '/a b', '/.', '/site/..', '/../site'],
    ],
    ['LEAD_FORM_HOST', ORIGIN, ['crm.example']],
    [
      'LEAD_FORM_ID',
      'letters, digits, - and _ only, as in /forms/wtl/{form_id}',
      ['a/b', 'x'.repeat(129)],
    ],
    [
      'LEAD_FORM_URL',
      'an https URL, such as https://forms.example.com/contact?lang=en',
      ['http://forms.example/a', 'javascript:alert(1)', 'https://user:word@forms.example/a'],
    ],
    [
      'LEAD_FORM_ACTION',
      'an https URL without a fragment, such as https://formspree.io/f/form_id',
      ['http://forms.example/a', 'https://forms.example/a#top'],
    ],
    ['LEAD_FORM_SERVICE', `one of ${Object.keys(FORM_SERVICES).join(', ')}`, ['mail']],
    ['LEAD_FORM_ENCODING', 'one of urlencoded, json, multipart', ['xml']],
    [
      'LEAD_FORM_FIELDS',
      'names and values in the format of a query, such as access_key=123&from_name=Website',
      ['access_key', 'access_key=1&'],
    ],
    [
      'LEAD_FORM_ORIGINS',
      'https origins without a path, separated by commas, such as https://pay.example.com',
      ['https://a.example/b', 'https://*', 'https://*.com', "https://a.example 'unsafe-inline'"],
    ],
    [
      'LEAD_FORM_PARAMETERS',
      'names separated by commas, each once, such as product,utm_*,gclid=click_id (or off)',
      ['product,product'],
    ],
    ['ANALYTICS', ANALYTICS_VALUES, ['UA-12345-1']],
    ['LINKEDIN_PARTNER_ID', `${DIGITS} (or none)`, ['12a', '1'.repeat(16)]],
    ['LINKEDIN_CONVERSION_ID', DIGITS, ['none', '-1']],
    ['LINKEDIN_CONTACT_CONVERSION_ID', DIGITS, ['1.5']],
    ['LINKEDIN_LEAD_CONVERSION_ID', DIGITS, ['lead']],
    ['TRACKING_CONSENT', 'ask or off', ['yes']],
    ['SITE_ENV', 'preview or production', ['staging']],
    ['PREVIEW_FORM', 'demo or live', ['yes']],
    [
      'EDITOR',
      'a repository on GitHub, such as github:owner/repository',
      // The editor can open pull requests only on GitHub and GitLab, and the site’s is on GitHub.
      ['owner/repository', 'gitlab:owner/repository'],
    ],
    ['EDITOR_REVIEW', 'on', ['yes']],
  ] as const)('takes as NEXT_PUBLIC_%s only %s', (setting, expected, values) => {
    const name = `NEXT_PUBLIC_${setting}`;
    for (const value of values)
      expect(() => readSettings({ [name]: value })).toThrow(
        new Error(`${name} is "${value}", but must be ${expected}, or empty.`),
      );
  });

  it.each([
    ['LEAD_FORM_HOST', 'https://crm.example', 'LEAD_FORM_ID'],
    ['LEAD_FORM_ID', 'abc', 'LEAD_FORM_HOST'],
    ['LEAD_FORM_SERVICE', 'basin', 'LEAD_FORM_ACTION'],
    ['LEAD_FORM_ENCODING', 'json', 'LEAD_FORM_ACTION'],
    ['LEAD_FORM_FIELDS', 'a=1', 'LEAD_FORM_ACTION'],
    ['EDITOR_SIGN_IN', 'https://sign-in.example', 'EDITOR'],
    ['EDITOR_REVIEW', 'on', 'EDITOR'],
    ['LINKEDIN_CONVERSION_ID', '12', 'LINKEDIN_PARTNER_ID'],
    ['LINKEDIN_CONTACT_CONVERSION_ID', '12', 'LINKEDIN_PARTNER_ID'],
    ['LINKEDIN_LEAD_CONVERSION_ID', '12', 'LINKEDIN_PARTNER_ID'],
  ])('throws if NEXT_PUBLIC_%s is "%s", but NEXT_PUBLIC_%s is empty', (given, value, needs) => {
    expect(() => readSettings({ [`NEXT_PUBLIC_${given}`]: value })).toThrow(
      `NEXT_PUBLIC_${given} is "${value}", but NEXT_PUBLIC_${needs} is empty: set both, or neither.`,
    );
  });

  it('throws if there is a conversion, but no network', () => {
    const variables = {
      NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '12',
      NEXT_PUBLIC_LINKEDIN_PARTNER_ID: NO_NETWORK,
    };
    expect(() => readSettings(variables)).toThrow('NEXT_PUBLIC_LINKEDIN_PARTNER_ID is none');
  });

  it.each([
    'https://example.com:8443',
    'https://xn--bcher-kva.example',
    'http://127.0.0.1:4173',
    'http://[::1]:4173',
  ])('accepts %s as an origin', (origin) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL: ` ${origin} ` }).siteUrl).toBe(origin);
  });
});

describe('readSettings: the lead form', () => {
  it.each([
    [
      { ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'a-B_9' },
      'https://crm.example/forms/wtl/a-B_9',
      ['https://crm.example'],
    ],
    [
      {
        NEXT_PUBLIC_LEAD_FORM_URL: ' https://forms.example/contact?lang=en ',
        NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://*.pay.example, https://forms.example',
      },
      'https://forms.example/contact?lang=en',
      ['https://forms.example', 'https://*.pay.example'],
    ],
  ])('with %j, is %s', (variables, src, origins) => {
    expect(readSettings(variables).leadForm).toEqual({
      kind: 'hosted',
      src,
      parameters: parameterRules(DEFAULT_PARAMETERS),
      origins,
    });
  });

  it('throws if a form URL is set together with a form host and id', () => {
    expect(() =>
      readSettings({ ...URL_OF_FORM, ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'abc' }),
    ).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_URL is "https://forms.example/contact", but NEXT_PUBLIC_LEAD_FORM_HOST is "https://crm.example": set either the URL, or the host and the id.',
    );
  });

  it('throws if additional origins are set without a form', () => {
    expect(() => readSettings({ NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example' })).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_ORIGINS is "https://pay.example", but no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove the origins.',
    );
  });

  it('is the demo form under any base path', () => {
    const path = '/user.github.io/.my..site/a-b_c';
    const { basePath, leadForm } = readSettings({ NEXT_PUBLIC_BASE_PATH: path });
    expect(basePath).toBe(path);
    expect(leadForm).toMatchObject({ kind: 'demo', src: `${path}/forms/wtl/demo/` });
  });

  it('keeps what browsers store apart by site, not by language, and knows the folders of other sites', () => {
    const settings = readSettings({
      NEXT_PUBLIC_BASE_PATH: '/site/nb',
      SITE_PLAN: JSON.stringify(PLAN),
    });
    expect(settings).toMatchObject({ basePath: '/site/nb', sitePath: '/site', plan: PLAN });
    expect(constantsOf(settingsWith(settings, []))).toMatchObject({
      __SITE_PATH__: '/site',
      __ELSEWHERE__: '/shop',
    });
  });

  it.each(Object.keys(PLAN))('refuses a plan for a further language without %s', (key) => {
    const plan = { ...PLAN, [key]: undefined };
    expect(() => readSettings({ SITE_PLAN: JSON.stringify(plan) })).toThrow(key);
  });

  it.each([
    ['off', []],
    ['gclid=click_id', [{ name: 'gclid', sent: 'click_id' }]],
  ])('gets the parameters from the list %j', (value, parameters) => {
    const { leadForm } = readSettings({ NEXT_PUBLIC_LEAD_FORM_PARAMETERS: value });
    expect(leadForm.parameters).toEqual(parameters);
  });

  it('is the index.html of the demo form in development', async () => {
    const replaced = jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
    await jest.isolateModulesAsync(async () => {
      const development = await import('@/lib/env');
      const src = '/forms/wtl/demo/index.html';
      expect(development.readSettings().leadForm).toMatchObject({ src });
    });
    replaced.restore();
  });
});

describe('readSettings: the site’s own form', () => {
  const ACTION_URL = 'https://api.example/leads?site=1';
  const action = (url: string, fields = '') => ({
    NEXT_PUBLIC_LEAD_FORM_ACTION: url,
    NEXT_PUBLIC_LEAD_FORM_FIELDS: fields,
  });

  it('sends leads to any endpoint, and gets the attribution', () => {
    const { leadForm } = readSettings(action(ACTION_URL, 'list=a%20b&key=x='));
    expect(leadForm).toEqual({
      kind: 'own',
      parameters: parameterRules(DEFAULT_PARAMETERS),
      sending: {
        action: ACTION_URL,
        service: 'own',
        encoding: 'urlencoded',
        hidden: { list: 'a b', key: 'x=' },
        origins: ['https://api.example'],
      },
    });
  });

  it.each([
    ['https://formspree.io/f/abc', '', 'formspree'],
    ['https://usebasin.com/f/abc', '', 'basin'],
    ['https://api.web3forms.com/submit', 'access_key=1', 'web3forms'],
    ['https://webto.salesforce.com/servlet/servlet.WebToLead', 'oid=1', 'salesforce'],
    ['https://acme.my.salesforce.com/servlet/servlet.WebToLead', 'oid=1', 'salesforce'],
    ['https://crm.zoho.eu/crm/WebToLeadForm', 'xnQsjsdp=1&xmIwtLD=2', 'zoho'],
    ['https://acme.directus.app/items/leads', '', 'directus'],
    ['https://formspree.io.example/f/abc', '', 'own'],
  ])('recognizes the service of %s', (url, fields, service) => {
    expect(readSettings(action(url, fields)).leadForm).toMatchObject({ sending: { service } });
  });

  it('uses the named service, with its hidden fields and origins', () => {
    const { leadForm } = readSettings({
      ...action('https://crm.company.example/lead', 'xnQsjsdp=1&xmIwtLD=2'),
      NEXT_PUBLIC_LEAD_FORM_SERVICE: 'zoho',
      NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://crm.zohopublic.com',
    });
    expect(leadForm).toMatchObject({
      sending: {
        service: 'zoho',
        hidden: { actionType: 'TGVhZHM=', xnQsjsdp: '1', xmIwtLD: '2' },
        origins: ['https://crm.company.example', 'https://crm.zohopublic.com'],
      },
    });
  });

  it('writes leads in the encoding that is set, unless it would lose leads', () => {
    const as = (encoding: string, service: string) =>
      readSettings({
        ...action(ACTION_URL),
        NEXT_PUBLIC_LEAD_FORM_SERVICE: service,
        NEXT_PUBLIC_LEAD_FORM_ENCODING: encoding,
      }).leadForm;
    expect(as('json', 'own')).toMatchObject({ sending: { encoding: 'json' } });
    expect(() => as('multipart', 'directus')).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_ENCODING is "multipart", but directus understands only json: remove the setting.',
    );
  });

  it('throws if the service needs a hidden field that is not set', () => {
    expect(() => readSettings(action('https://api.web3forms.com/submit'))).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_FIELDS is empty, but web3forms needs access_key: add access_key=…, as in the form that web3forms generates.',
    );
  });

  it.each([
    ['own', 'a=1&message=2', '', 'FIELDS', 'message'],
    ['own', 'target=_self', '', 'FIELDS', 'target'],
    ['web3forms', 'access_key=1&redirect=2', '', 'FIELDS', 'redirect'],
    ['zoho', 'xnQsjsdp=1&xmIwtLD=2', 'gclid=aG9uZXlwb3Q', 'PARAMETERS', 'aG9uZXlwb3Q'],
    ['own', '', 'gclid=submit', 'PARAMETERS', 'submit'],
    ['own', 'utm_source=web', 'utm_*', 'PARAMETERS', 'utm_source'],
  ])(
    'of the service %s with the fields "%s" and the parameters "%s" throws, because the form has the name already',
    (service, fields, parameters, setting, name) => {
      const values = { FIELDS: fields, PARAMETERS: parameters };
      expect(() =>
        readSettings({
          ...action(ACTION_URL, fields),
          NEXT_PUBLIC_LEAD_FORM_SERVICE: service,
          NEXT_PUBLIC_LEAD_FORM_PARAMETERS: parameters,
        }),
      ).toThrow(
        `NEXT_PUBLIC_LEAD_FORM_${setting} is "${values[setting as 'FIELDS']}", but the form already has the name "${name}": choose another name.`,
      );
    },
  );

  it.each([
    ['NEXT_PUBLIC_LEAD_FORM_URL', URL_OF_FORM],
    ['NEXT_PUBLIC_LEAD_FORM_HOST', { ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'abc' }],
  ])('throws if %s is set, too', (name, hosted) => {
    expect(() => readSettings({ ...action(ACTION_URL), ...hosted })).toThrow(
      `NEXT_PUBLIC_LEAD_FORM_ACTION is "${ACTION_URL}", but ${name} is "${Object.values(hosted)[0]}": set the action for the site's own form, or a hosted form, not both.`,
    );
  });
});

describe('readSettings: previews', () => {
  const PREVIEW = { NEXT_PUBLIC_SITE_ENV: 'preview' };
  const LIVE = {
    ...PARTNER,
    ...URL_OF_FORM,
    NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8',
    NEXT_PUBLIC_ANALYTICS: 'G-1ABCDEF234',
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
    expect(readSettings(variables).preview).toBe(reason);
  });

  it('ignore the form and the tracking ids, and keep the URL and the consent banner', () => {
    const kept = {
      NEXT_PUBLIC_SITE_URL: 'https://shop.example',
      NEXT_PUBLIC_BASE_PATH: '/site',
      NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
    };
    expect({
      ...readSettings({ ...LIVE, ...kept, ...PREVIEW }),
      preview: null,
      drafts: false,
    }).toEqual(readSettings(kept));
  });

  it('keep the form if the setting says so', () => {
    const settings = readSettings({ ...LIVE, ...PREVIEW, NEXT_PUBLIC_PREVIEW_FORM: 'live' });
    expect(settings.leadForm).toEqual(readSettings(LIVE).leadForm);
    expect(settings).toMatchObject({ tracking: null, analytics: [], drafts: true });
  });
});

describe('readSettings: the tracking ids', () => {
  it.each([
    [{}, null, null, null],
    [{ CONVERSION_ID: '8' }, '8', '8', null],
    [{ CONVERSION_ID: '8', CONTACT_CONVERSION_ID: '9', LEAD_CONVERSION_ID: '10' }, '8', '9', '10'],
  ])('are read from %j', (ids, conversionId, contactConversionId, leadConversionId) => {
    const variables = Object.entries(ids).map(([name, id]) => [`NEXT_PUBLIC_LINKEDIN_${name}`, id]);
    expect(readSettings({ ...PARTNER, ...Object.fromEntries(variables) }).tracking).toEqual({
      partnerId: '7',
      conversionId,
      contactConversionId,
      leadConversionId,
    });
  });

  it.each([
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '8'],
    // LinkedIn's tag takes numbers.
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '08'],
  ])('are refused if leads have the id of %s, which is "%s"', (other, id) => {
    const variables = { ...PARTNER, [other]: id, NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: '8' };
    expect(() => readSettings(variables)).toThrow(
      `NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID is "8", but so is ${other}: make a conversion`,
    );
  });
});

describe('readSettings: consent', () => {
  const ASK = { NEXT_PUBLIC_TRACKING_CONSENT: 'ask' };
  const passing = (parameters: string) => ({
    ...ASK,
    ...URL_OF_FORM,
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS: parameters,
  });

  it.each([
    [PARTNER, false],
    [{ ...PARTNER, ...ASK }, true],
    [{ NEXT_PUBLIC_LINKEDIN_PARTNER_ID: NO_NETWORK, ...ASK }, false],
    [{ NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js', ...ASK }, false],
    [{ NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js, G-ABC123', ...ASK }, true],
    [{ ...URL_OF_FORM, ...ASK }, true],
    [passing('landing_page'), true],
    [passing('off'), false],
  ])('is asked for only if something needs it: %j, %s', (variables, consent) => {
    const settings = settingsWith(readSettings(variables), []);
    const decided = 'NEXT_PUBLIC_TRACKING_CONSENT' in variables;
    expect(settings).toMatchObject({ consent, consentDecided: decided });
  });
});

describe('formInLanguage', () => {
  const hosted = {
    kind: 'hosted',
    src: 'https://crm.example/forms/wtl/abc?styled=1',
    origins: ['https://crm.example', 'https://pay.example'],
  } as const;

  it.each([
    ['def', 'https://crm.example/forms/wtl/def', 'https://crm.example'],
    ['https://forms.example/nb', 'https://forms.example/nb', 'https://forms.example'],
  ])('%s is the form %s', (form, src, origin) => {
    expect(formInLanguage(hosted, form)).toEqual({
      kind: 'hosted',
      src,
      origins: [origin, 'https://pay.example'],
    });
  });

  it.each(['http://crm.example/nb', 'https://'])('refuses %s', (form) => {
    expect(() => formInLanguage(hosted, form)).toThrow(
      `content/leadForm.ts leadForm.form: is "${form}", but must be an https URL`,
    );
  });

  it('does not change another kind of form, such as that of a preview', () => {
    const demo = { kind: 'demo', src: '/forms/wtl/demo/' } as const;
    expect(formInLanguage(demo, 'def')).toBe(demo);
    expect(formInLanguage(hosted)).toBe(hosted);
  });

  it('is read from the words of the form', async () => {
    jest.resetModules();
    jest.doMock('@/content/leadForm', () => ({ leadForm: { form: 'def' }, ownForm: {} }));
    const fresh = await import('@/lib/env');
    const { leadForm } = fresh.readSettings({ ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'abc' });
    expect(leadForm).toMatchObject({ src: 'https://crm.example/forms/wtl/def' });
  });
});
