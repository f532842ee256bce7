import { site } from '@/content/site';
import { NO_NETWORK, readSettings } from '@/lib/env';
import { DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

const ORIGIN = 'an https origin without a path, such as https://example.com';
const DIGITS = 'digits only, 15 at most, such as 1234567';
const PATH = 'a path that starts with a slash and does not end with one, such as /site';
const PARTNER = `${DIGITS} (or none)`;
const LIST = 'names separated by commas, each once, such as product,utm_*,gclid=click_id (or off)';
const FORM_URL =
  'an https URL without a fragment, such as https://forms.example.com/contact?lang=en';
const ORIGINS =
  'https origins without a path, separated by commas, such as https://pay.example.com';
const FORM_ID = 'letters, digits, - and _ only, as in /forms/wtl/{form_id}';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      siteUrl: site.url,
      basePath: '',
      leadForm: {
        src: '/forms/wtl/demo/',
        demo: true,
        parameters: parameterRules(DEMO_PARAMETERS),
        origins: [],
      },
      tracking: null,
      trackingDeclined: false,
      consentDecided: false,
      consent: false,
    });
  });

  it('takes an empty or blank variable as an unset one', () => {
    expect(
      readSettings({ NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '  ' }),
    ).toEqual(readSettings({}));
  });

  it('reads the environment when it is given nothing', () => {
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
    ['NEXT_PUBLIC_SITE_URL', 'https://example.com/', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.com/site', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'https://user@example.com', ORIGIN],
    ['NEXT_PUBLIC_SITE_URL', 'ftp://example.com', ORIGIN],
    ['NEXT_PUBLIC_BASE_PATH', 'site', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/site/', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/a//b', PATH],
    ['NEXT_PUBLIC_BASE_PATH', '/a b', PATH],
    ['NEXT_PUBLIC_LEAD_FORM_HOST', 'crm.example', ORIGIN],
    ['NEXT_PUBLIC_LEAD_FORM_HOST', 'http://crm.example', ORIGIN],
    ['NEXT_PUBLIC_LEAD_FORM_HOST', 'https://crm.example/forms', ORIGIN],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'a/b', FORM_ID],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'a?b', FORM_ID],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'x'.repeat(129), FORM_ID],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'forms.example/contact', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'http://forms.example/contact', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'javascript:alert(1)', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'https://user:word@forms.example/contact', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_URL', 'https://forms.example/contact#lead', FORM_URL],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://pay.example/path', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'https://pay.example,', ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', "https://pay.example 'unsafe-inline'", ORIGINS],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', 'utm source', LIST],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', 'product,product', LIST],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', 'gclid=product,product', LIST],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', 'utm_*=campaign', LIST],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', '__proto__', LIST],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS', 'gclid=a&b', LIST],
    ['NEXT_PUBLIC_LINKEDIN_PARTNER_ID', '12a', PARTNER],
    ['NEXT_PUBLIC_LINKEDIN_PARTNER_ID', 'None', PARTNER],
    ['NEXT_PUBLIC_LINKEDIN_PARTNER_ID', '1'.repeat(21), PARTNER],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', 'none', DIGITS],
    ['NEXT_PUBLIC_TRACKING_CONSENT', 'yes', 'ask or off'],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '-1', DIGITS],
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '1.5', DIGITS],
  ])('refuses %s "%s" and says what is expected', (name, value, expected) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`${name} is "${value}", but must be ${expected}, or empty.`),
    );
  });

  it.each([
    ['NEXT_PUBLIC_LEAD_FORM_HOST', 'https://crm.example', 'NEXT_PUBLIC_LEAD_FORM_ID'],
    ['NEXT_PUBLIC_LEAD_FORM_ID', 'abc', 'NEXT_PUBLIC_LEAD_FORM_HOST'],
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '12', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID'],
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '12', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID'],
  ])('refuses %s alone', (given, value, needs) => {
    expect(() => readSettings({ [given]: value })).toThrow(
      `${given} is "${value}", but ${needs} is empty: set both, or neither.`,
    );
  });

  it.each([
    ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', '12'],
    ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', '12'],
  ])('refuses %s for a site that advertises nowhere', (given, value) => {
    expect(() =>
      readSettings({ [given]: value, NEXT_PUBLIC_LINKEDIN_PARTNER_ID: NO_NETWORK }),
    ).toThrow(
      `${given} is "${value}", but NEXT_PUBLIC_LINKEDIN_PARTNER_ID is none: set both, or neither.`,
    );
  });

  it.each([
    'https://example.com',
    'https://example.com:8443',
    'http://127.0.0.1:4173',
    'http://localhost',
    'http://[::1]:4173',
  ])('takes %s as an origin', (origin) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL: ` ${origin} ` }).siteUrl).toBe(origin);
  });
});
