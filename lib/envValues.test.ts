import { NO_NETWORK, readSettings } from '@/lib/env';
import { DEFAULT_PARAMETERS, DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

const HOST = { NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.example' };
const PARTNER = { NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '7' };

describe('the lead form of the settings', () => {
  it('is the form of the CRM when host and id are set', () => {
    expect(readSettings({ ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'a-B_9' }).leadForm).toEqual({
      src: 'https://crm.example/forms/wtl/a-B_9',
      demo: false,
      parameters: parameterRules(DEFAULT_PARAMETERS),
      origins: ['https://crm.example'],
    });
  });

  it('is the page at NEXT_PUBLIC_LEAD_FORM_URL, with its own query', () => {
    const src = 'https://forms.example/contact?lang=en';
    expect(readSettings({ NEXT_PUBLIC_LEAD_FORM_URL: ` ${src} ` }).leadForm).toEqual({
      src,
      demo: false,
      parameters: parameterRules(DEFAULT_PARAMETERS),
      origins: ['https://forms.example'],
    });
  });

  it('may use further origins, each listed once', () => {
    const { leadForm } = readSettings({
      NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact',
      NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example, https://forms.example',
    });
    expect(leadForm.origins).toEqual(['https://forms.example', 'https://pay.example']);
  });

  it('cannot be set in two ways', () => {
    const url = { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example/contact' };
    expect(() => readSettings({ ...url, ...HOST, NEXT_PUBLIC_LEAD_FORM_ID: 'abc' })).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_URL is "https://forms.example/contact", but NEXT_PUBLIC_LEAD_FORM_HOST is "https://crm.example": set either the URL, or the host and the id.',
    );
    expect(() => readSettings({ ...url, NEXT_PUBLIC_LEAD_FORM_ID: 'abc' })).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_ID is "abc", but NEXT_PUBLIC_LEAD_FORM_HOST is empty: set both, or neither.',
    );
  });

  it('is needed before further origins can be named', () => {
    expect(() => readSettings({ NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example' })).toThrow(
      'NEXT_PUBLIC_LEAD_FORM_ORIGINS is "https://pay.example", but no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove the origins.',
    );
  });

  it.each(['/site', '/a/b', '/a-b_c'])('puts the demonstration under the base path %s', (path) => {
    const { basePath, leadForm } = readSettings({ NEXT_PUBLIC_BASE_PATH: path });
    expect(basePath).toBe(path);
    expect(leadForm).toEqual({
      src: `${path}/forms/wtl/demo/`,
      demo: true,
      parameters: parameterRules(DEMO_PARAMETERS),
      origins: [],
    });
  });

  it('keeps the base path out of the address of the CRM', () => {
    const { leadForm } = readSettings({
      ...HOST,
      NEXT_PUBLIC_LEAD_FORM_ID: 'abc',
      NEXT_PUBLIC_BASE_PATH: '/site',
    });
    expect(leadForm.src).toBe('https://crm.example/forms/wtl/abc');
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
  ])('gets the parameters of %j, parsed', (value, parameters) => {
    const { leadForm } = readSettings({ NEXT_PUBLIC_LEAD_FORM_PARAMETERS: value });
    expect(leadForm.parameters).toEqual(parameters);
  });

  it('names the file of the demonstration in development', async () => {
    const replaced = jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
    await jest.isolateModulesAsync(async () => {
      const development = await import('@/lib/env');
      expect(development.readSettings({}).leadForm.src).toBe('/forms/wtl/demo/index.html');
    });
    replaced.restore();
  });
});

describe('the tracking ids of the settings', () => {
  it.each([
    [PARTNER, { partnerId: '7', conversionId: null, contactConversionId: null }],
    [
      { ...PARTNER, NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8' },
      { partnerId: '7', conversionId: '8', contactConversionId: '8' },
    ],
    [
      { ...PARTNER, NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '9' },
      { partnerId: '7', conversionId: null, contactConversionId: '9' },
    ],
    [
      {
        ...PARTNER,
        NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '8',
        NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '9',
      },
      { partnerId: '7', conversionId: '8', contactConversionId: '9' },
    ],
  ])('come from %j', (variables, tracking) => {
    expect(readSettings(variables).tracking).toEqual(tracking);
  });

  it('are none where the deployer has decided so, with the question switched off', () => {
    const { tracking, consent } = readSettings({
      NEXT_PUBLIC_LINKEDIN_PARTNER_ID: NO_NETWORK,
      NEXT_PUBLIC_TRACKING_CONSENT: 'off',
    });
    expect([tracking, consent]).toEqual([null, false]);
  });

  it.each([
    ['', false],
    ['off', false],
    ['ask', true],
  ])('come with the question of consent at %j: %s', (value, consent) => {
    expect(readSettings({ ...PARTNER, NEXT_PUBLIC_TRACKING_CONSENT: value }).consent).toBe(consent);
  });
});

describe('the consent banner', () => {
  it.each(['', NO_NETWORK])('can be shown with the partner id %j', (partner) => {
    const { tracking, consent } = readSettings({
      NEXT_PUBLIC_LINKEDIN_PARTNER_ID: partner,
      NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
    });
    expect([tracking, consent]).toEqual([null, true]);
  });
});
