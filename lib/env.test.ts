import { site } from '@/lib/fixture/content/site';
import { constantsOf, formInLanguage, NO_NETWORK, readSettings, settingsWith } from '@/lib/env';
import { FORM_SERVICES } from '@/lib/lead/own/services';
import { DEFAULT_PARAMETERS, DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { ANALYTICS_VALUES } from '@/lib/tracking/analytics';

const HOST = { NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.example' };
const PARTNER = { NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '7' };

const ORIGIN = 'an https origin without a path, such as https://example.com';
const DIGITS = 'digits only, 15 at most, such as 1234567';
const PATH = 'a path that starts with a slash and does not end with one, such as /site';
const DIGITS_OR_NONE = `${DIGITS} (or none)`;
const LIST = 'names separated by commas, each once, such as product,utm_*,gclid=click_id (or off)';
const FORM_URL = 'an https URL, such as https://forms.example.com/contact?lang=en';
const ACTION = 'an https URL without a fragment, such as https://formspree.io/f/form_id';
const FIELDS =
  'names and values in the format of a query, such as access_key=123&from_name=Website';
const ORIGINS =
  'https origins without a path, separated by commas, such as https://pay.example.com';
const REPOSITORY = 'a repository on GitHub, such as github:owner/repository';
/** What the build of the first language tells that of another one. */
const PLAN = {
  tag: 'nb',
  originals: ['log/one'],
  hidden: ['/Log/to'],
  untranslated: ['/Log/to', '/Log/one'],
  embeds: ['reel'],
};
const FORM_ID = 'letters, digits, - and _ only, as in /forms/wtl/{form_id}';

describe('readSettings', () => {
  it('has a default for every setting', () => {
    expect(readSettings({})).toEqual({
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

  it('treats empty and blank variables as unset', () => {
    const blank = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '  ' };
    expect(readSettings(blank)).toEqual(readSettings({}));
  });

  it('reads process.env by default', () => {
    const replaced = jest.replaceProperty(process, 'env', {
      NODE_ENV: 'test',
      NEXT_PUBLIC_SITE_URL: 'https://shop.example',
    });
    expect(readSettings().siteUrl).toBe('https://shop.example');
    replaced.restore();
  });

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'example.com', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'http://example.com', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'http://localhost.example.com', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.com/', 'written as https://example.com'],
    [
      'NEXT_PUBLIC_SITE_URL',
      'https://töpferei.example',
      'written as https://xn--tpferei-90a.example',
    ],
    ['NEXT_PUBLIC_EDITOR_SIGN_IN', 'https://In.example:443', 'written as https://in.example'],
    [
      'NEXT_PUBLIC_LEAD_FORM_ORIGINS',
      'https://pay.example, https://*.bücher.example',
      'written as https://*.xn--bcher-kva.example',
    ],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.com/site', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'https://user@example.com', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.com;x', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'https://*.example.com', ORIGIN],
    ['NEXT_PUBLIC_BASE_PATH', 'site', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/site/', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/a//b', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/a b', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/.', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/site/..', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/../site', PATH],
    ['NEXT_PUBLIC_LEAD_FORM_HOST', 'crm.example', ORIGIN],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'a/b', FORM_ID],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'x'.repeat(129), FORM_ID],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'http://forms.example/contact', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'javascript:alert(1)', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'https://user:word@forms.example/contact', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_ACTION', 'http://forms.example/leads', ACTION],
    ['NEXT_PUBLIC_LEAD_FORM_ACTION', 'https://forms.example/leads#top', ACTION],
    ['NEXT_PUBLIC_LEAD_FORM_ACTION', 'https://forms.example;x/leads', ACTION],
    ['NEXT_PUBLIC_LEAD_FORM_SERVICE', 'mail', `one of ${Object.keys(FORM_SERVICES).join(', ')}`],
    ['NEXT_PUBLIC_LEAD_FORM_ENCODING', 'xml', 'one of urlencoded, json, multipart'],
    ['NEXT_PUBLIC_LEAD_FORM_FIELDS', 'access_key', FIELDS],
    ['NEXT_PUBLIC_LEAD_FORM_FIELDS', 'access_key=1&', FIELDS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://pay.example/path', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://a.example;x', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://*', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://*.com', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://a.*.example.com', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', "https://pay.example 'unsafe-inline'", ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', 'product,product', LIST],
    ['NEXT_PUBLIC_ANALYTICS', 'UA-12345-1', ANALYTICS_VALUES],
    ['NEXT_PUBLIC_LINKEDIN_PARTNER_ID', '12a', DIGITS_OR_NONE],
    ['NEXT_PUBLIC_LINKEDIN_PARTNER_ID', '1'.repeat(21), DIGITS_OR_NONE],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', 'none', DIGITS],
    ['NEXT_PUBLIC_TRACKING_CONSENT', 'yes', 'ask or off'],
    ['NEXT_PUBLIC_SITE_ENV', 'staging', 'preview or production'],
    ['NEXT_PUBLIC_PREVIEW_FORM', 'yes', 'demo or live'],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '-1', DIGITS],
    ['NEXT_PUBLIC_EDITOR', 'owner/repository', REPOSITORY],
    // The editor can open pull requests only on GitHub and GitLab, and the site’s is on GitHub.
    ['NEXT_PUBLIC_EDITOR', 'gitlab:owner/repository', REPOSITORY],
    ['NEXT_PUBLIC_EDITOR_SIGN_IN', 'sign-in.example', ORIGIN],
    ['NEXT_PUBLIC_EDITOR_REVIEW', 'yes', 'on'],
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '1.5', DIGITS],
    ['NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID', 'lead', DIGITS],
  ])('throws if %s is "%s", and the message says what is expected', (name, value, expected) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`${name} is "${value}", but must be ${expected}, or empty.`),
    );
  });

  it.each([
    ['NEXT_PUBLIC_LEAD_FORM_HOST', 'https://crm.example', 'NEXT_PUBLIC_LEAD_FORM_ID', ''],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'abc', 'NEXT_PUBLIC_LEAD_FORM_HOST', ''],
    ['NEXT_PUBLIC_LEAD_FORM_SERVICE', 'basin', 'NEXT_PUBLIC_LEAD_FORM_ACTION', ''],
    ['NEXT_PUBLIC_LEAD_FORM_ENCODING', 'json', 'NEXT_PUBLIC_LEAD_FORM_ACTION', ''],
    ['NEXT_PUBLIC_LEAD_FORM_FIELDS', 'a=1', 'NEXT_PUBLIC_LEAD_FORM_ACTION', ''],
    ['NEXT_PUBLIC_EDITOR_SIGN_IN', 'https://sign-in.example', 'NEXT_PUBLIC_EDITOR', ''],
    ['NEXT_PUBLIC_EDITOR_REVIEW', 'on', 'NEXT_PUBLIC_EDITOR', ''],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '12', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID', ''],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '12', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID', NO_NETWORK],
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '12', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID', ''],
    ['NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID', '12', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID', ''],
  ])('throws if %s is "%s" but %s is "%s"', (given, value, needs, other) => {
    expect(() => readSettings({ [given]: value, [needs]: other })).toThrow(
      `${given} is "${value}", but ${needs} is ${other || 'empty'}: set both, or neither.`,
    );
  });

  it.each([
    'https://example.com',
    'https://example.com:8443',
    'https://xn--bcher-kva.example',
    'http://127.0.0.1:4173',
    'http://localhost',
    'http://[::1]:4173',
  ])('accepts %s as an origin', (origin) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL: ` ${origin} ` }).siteUrl).toBe(origin);
  });
});

describe('readSettings: the lead form', () => {
  it('is the CRM’s form when host and id are set', () => {
    expect(readSettings({ ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'a-B_9' }).leadForm).toEqual({
      kind: 'hosted',
      src: 'https://crm.example/forms/wtl/a-B_9',
      parameters: parameterRules(DEFAULT_PARAMETERS),
      origins: ['https://crm.example'],
    });
  });

  it('uses the URL in NEXT_PUBLIC_LEAD_FORM_URL, with its query string', () => {
    const src = 'https://forms.example/contact?lang=en';
    expect(readSettings({ NEXT_PUBLIC_LEAD_FORM_URL: ` ${src} ` }).leadForm).toEqual({
      kind: 'hosted',
      src,
      parameters: parameterRules(DEFAULT_PARAMETERS),
      origins: ['https://forms.example'],
    });
  });

  it('has the additional origins without duplicates', () => {
    const { leadForm } = readSettings({
      NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact',
      NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://*.pay.example, https://forms.example',
    });
    expect(leadForm).toMatchObject({
      origins: ['https://forms.example', 'https://*.pay.example'],
    });
  });

  it('throws if a form URL is set together with a form host and id', () => {
    const url = { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact' };
    expect(() => readSettings({ ...url, ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'abc' })).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_URL is "https://forms.example/contact", but NEXT_PUBLIC_LEAD_FORM_HOST is "https://crm.example": set either the URL, or the host and the id.',
    );
  });

  it('throws if additional origins are set without a form', () => {
    expect(() => readSettings({ NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example' })).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_ORIGINS is "https://pay.example", but no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove the origins.',
    );
  });

  it.each(['/site', '/a-b/c_d', '/user.github.io/.my..site'])(
    'is the demo form under the base path %s',
    (path) => {
      const { basePath, leadForm } = readSettings({ NEXT_PUBLIC_BASE_PATH: path });
      expect(basePath).toBe(path);
      expect(leadForm).toEqual({
        kind: 'demo',
        src: `${path}/forms/wtl/demo/`,
        parameters: parameterRules(DEMO_PARAMETERS),
      });
    },
  );

  it('keeps what browsers store apart by site, not by language', () => {
    const settings = readSettings({
      NEXT_PUBLIC_BASE_PATH: '/site/nb',
      SITE_PLAN: JSON.stringify(PLAN),
    });
    expect(settings).toMatchObject({ basePath: '/site/nb', sitePath: '/site' });
    expect(constantsOf(settingsWith(settings, []))).toMatchObject({ __SITE_PATH__: '/site' });
  });

  it('knows which folders of the origin another site serves', () => {
    const constants = constantsOf(settingsWith(readSettings({}), []));
    expect(constants.__ELSEWHERE__).toBe('/shop');
  });

  it.each(Object.keys(PLAN))('refuses a plan for a further language without %s', (key) => {
    const planned = (plan: object) => readSettings({ SITE_PLAN: JSON.stringify(plan) }).plan;
    expect(planned(PLAN)).toEqual(PLAN);
    expect(() => planned({ ...PLAN, [key]: undefined })).toThrow(key);
    expect(() => planned({ ...PLAN, [`${key}s`]: [] })).toThrow(`${key}s`);
  });

  it.each([
    ['off', []],
    [
      'product, gclid=click_id',
      [
        { name: 'product', sent: 'product' },
        { name: 'gclid', sent: 'click_id' },
      ],
    ],
  ])('gets the parameters from the list %j', (value, parameters) => {
    const { leadForm } = readSettings({ NEXT_PUBLIC_LEAD_FORM_PARAMETERS: value });
    expect(leadForm.parameters).toEqual(parameters);
  });

  it('is the index.html of the demo form in development', async () => {
    const replaced = jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
    await jest.isolateModulesAsync(async () => {
      const development = await import('@/lib/env');
      const src = '/forms/wtl/demo/index.html';
      expect(development.readSettings({}).leadForm).toMatchObject({ src });
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
    ['https://getform.io/f/abc', '', 'getform'],
    ['https://api.web3forms.com/submit', 'access_key=1', 'web3forms'],
    [
      'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
      'oid=1',
      'salesforce',
    ],
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
    const as = (encoding: string, service = 'own') =>
      readSettings({
        ...action(ACTION_URL),
        NEXT_PUBLIC_LEAD_FORM_SERVICE: service,
        NEXT_PUBLIC_LEAD_FORM_ENCODING: encoding,
      }).leadForm;
    expect(as('json')).toMatchObject({ sending: { encoding: 'json' } });
    expect(as('', 'directus')).toMatchObject({ sending: { encoding: 'json' } });
    expect(() => as('multipart', 'directus')).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_ENCODING is "multipart", but directus understands only json: remove the setting.',
    );
  });

  it('throws if the service needs a hidden field that is not set', () => {
    expect(() => readSettings(action('https://api.web3forms.com/submit'))).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_FIELDS is empty, but web3forms needs access_key: add access_key=…, as in the form that web3forms generates.',
    );
    expect(() =>
      readSettings(action('https://crm.zoho.com/crm/WebToLeadForm', 'xnQsjsdp=1')),
    ).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_FIELDS is "xnQsjsdp=1", but zoho needs xmIwtLD: add xmIwtLD=…, as in the form that zoho generates.',
    );
  });

  it.each([
    ['own', 'a=1&message=2', '', 'FIELDS', 'message'],
    ['own', 'target=_self', '', 'FIELDS', 'target'],
    ['own', 'a=1&a=2', '', 'FIELDS', 'a'],
    ['web3forms', 'access_key=1&redirect=2', '', 'FIELDS', 'redirect'],
    ['zoho', 'xnQsjsdp=1&xmIwtLD=2', 'gclid=aG9uZXlwb3Q', 'PARAMETERS', 'aG9uZXlwb3Q'],
    ['own', '', 'product=message', 'PARAMETERS', 'message'],
    ['salesforce', 'oid=1', 'product=description', 'PARAMETERS', 'description'],
    ['own', '', 'gclid=submit', 'PARAMETERS', 'submit'],
    ['own', 'subject=Web', 'product=subject', 'PARAMETERS', 'subject'],
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

  it('throws if a hidden field has the name of a parameter that is sent by default', () =>
    expect(() => readSettings(action(ACTION_URL, 'product=1'))).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_PARAMETERS is "product,utm_*,gclid,li_fat_id,landing_page", but the form already has the name "product"',
    ));

  it.each([
    ['NEXT_PUBLIC_LEAD_FORM_URL', { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/a' }],
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
    NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8',
    NEXT_PUBLIC_ANALYTICS: 'G-1ABCDEF234',
    NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact',
    NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example',
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'off',
  };

  it.each<[Record<string, string>, string | null]>([
    [PREVIEW, 'NEXT_PUBLIC_SITE_ENV=preview'],
    [{ VERCEL_ENV: 'preview' }, 'VERCEL_ENV=preview'],
    [{ CONTEXT: 'deploy-preview' }, 'CONTEXT=deploy-preview'],
    [{ VERCEL_ENV: 'production' }, null],
    [{ CONTEXT: 'production' }, null],
    [{ CONTEXT: 'branch-deploy' }, null],
    [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'feature' }, null],
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
    const { preview, ...settings } = readSettings({ ...LIVE, ...kept, ...PREVIEW });
    expect(preview).not.toBeNull();
    expect({ ...settings, preview: null, drafts: false }).toEqual(readSettings(kept));
  });

  it('keep the form if the setting says so', () => {
    const settings = readSettings({ ...LIVE, ...PREVIEW, NEXT_PUBLIC_PREVIEW_FORM: 'live' });
    expect(settings.leadForm).toEqual(readSettings(LIVE).leadForm);
    expect(settings).toMatchObject({ tracking: null, analytics: [] });
  });
});

describe('readSettings: the tracking ids', () => {
  it.each([
    [
      PARTNER,
      { partnerId: '7', conversionId: null, contactConversionId: null, leadConversionId: null },
    ],
    [
      { ...PARTNER, NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8' },
      { partnerId: '7', conversionId: '8', contactConversionId: '8', leadConversionId: null },
    ],
    [
      { ...PARTNER, NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '9' },
      { partnerId: '7', conversionId: null, contactConversionId: '9', leadConversionId: null },
    ],
    [
      {
        ...PARTNER,
        NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8',
        NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '9',
        NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: '10',
      },
      { partnerId: '7', conversionId: '8', contactConversionId: '9', leadConversionId: '10' },
    ],
  ])('are read from %j', (variables, tracking) => {
    expect(readSettings(variables).tracking).toEqual(tracking);
  });

  it.each([
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '8'],
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '8'],
    // LinkedIn's tag takes numbers.
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '08'],
  ])('are refused if leads have the id of %s, which is "%s"', (other, id) => {
    const variables = { ...PARTNER, [other]: id, NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: '8' };
    expect(() => readSettings(variables)).toThrow(
      new Error(
        `NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID is "8", but so is ${other}: make a conversion for leads in Campaign Manager, and set its id.`,
      ),
    );
  });
});

describe('readSettings', () => {
  const passing = (parameters: string) => ({
    NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact',
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS: parameters,
  });

  it.each([
    ['7', '', false],
    ['7', 'off', false],
    ['7', 'ask', true],
    ['', 'ask', false],
    [NO_NETWORK, 'ask', false],
    [NO_NETWORK, 'off', false],
  ])(
    'with the partner id "%s" and the consent setting "%s", returns consent: %s',
    (partner, choice, consent) => {
      const variables = {
        NEXT_PUBLIC_LINKEDIN_PARTNER_ID: partner,
        NEXT_PUBLIC_TRACKING_CONSENT: choice,
      };
      const settings = settingsWith(readSettings(variables), []);
      expect(settings).toMatchObject({ consent, consentDecided: choice !== '' });
      expect(settings.tracking === null).toBe(partner !== '7');
    },
  );

  it.each([
    [{}, false],
    [{ NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js' }, false],
    [{ NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js, G-ABC123' }, true],
    [{ NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact' }, true],
    [passing('product=subject'), false],
    [passing('landing_page'), true],
    [passing('off'), false],
  ])('asks for consent only if something needs it: %j, %s', (variables, consent) => {
    const settings = readSettings({ ...variables, NEXT_PUBLIC_TRACKING_CONSENT: 'ask' });
    expect(settingsWith(settings, []).consent).toBe(consent);
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

  it.each(['http://crm.example/nb', 'javascript:alert()', 'https://'])('refuses %s', (form) => {
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
