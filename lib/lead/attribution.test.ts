import {
  ATTRIBUTION_KEY,
  attribution,
  forgetAttribution,
  landingPath,
  rememberAttribution,
} from '@/lib/lead/attribution';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

const build = globalThis as unknown as { __CONSENT__: boolean };
const sendPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

const landing = { path: '/FAQ', search: '?utm_source=news&gclid=g1&li_fat_id=l1' };
const later = { path: '/ContactUs', search: '?utm_source=other&gclid=g2' };
const withoutClickIds = { utm_source: 'news', landing_page: '/FAQ' };
const facts = { ...withoutClickIds, gclid: 'g1', li_fat_id: 'l1' };

/** Simulates a page view: an effect stores the attribution, and a form reads it. */
function view(at = landing, list = DEFAULT_PARAMETERS) {
  const rules = parameterRules(list)!;
  rememberAttribution(rules, at);
  return attribution(rules, at);
}
const stored = () => sessionStorage.getItem(ATTRIBUTION_KEY);

beforeEach(() => {
  sendPrivacyControl(false);
  sessionStorage.clear();
  forgetAttribution();
});

afterEach(() => jest.restoreAllMocks());

describe('landingPath', () => {
  it.each([
    ['/contactus/', '/ContactUs'],
    ['/no/such/page', '/no/such/page'],
  ])('maps %s to %s', (path, expected) => {
    expect(landingPath(path)).toBe(expected);
  });
});

describe('attribution', () => {
  it('is read from the URL without being stored', () => {
    expect(attribution(parameterRules(DEFAULT_PARAMETERS)!, landing)).toEqual(facts);
    expect(stored()).toBeNull();
  });

  it('stays the same on later pages', () => {
    expect(view()).toEqual(facts);
    expect(view(later)).toEqual(facts);
  });

  it('is read from storage after a full page load', () => {
    view();
    forgetAttribution();
    expect(view(later)).toEqual(facts);
  });

  it('is not stored if no attribution parameter is configured', () => {
    expect(view(landing, '')).toEqual({});
    expect(view(landing, 'product')).toEqual({});
    expect(stored()).toBeNull();
  });
});

describe('attribution with a referrer', () => {
  const from = (address: string) =>
    jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(address && new URL(address, location.href).href);

  it('is read from the URL of the previous page if the visitor left that page before hydration', () => {
    from('/faq.html?utm_source=news&gclid=g1&li_fat_id=l1');
    expect(view(later)).toEqual(facts);
  });

  it('does not come from the referrer if an attribution is stored', () => {
    view();
    forgetAttribution();
    from('/AboutUs?utm_source=between');
    expect(view(later)).toEqual(facts);
  });

  it.each(['https://search.example/FAQ?utm_source=ad', 'about:blank', ''])(
    'does not come from the referrer "%s"',
    (address) => {
      from(address);
      expect(view()).toEqual(facts);
    },
  );
});

describe('attribution when advertising is not allowed', () => {
  beforeEach(() => sendPrivacyControl(true));

  it('contains no click ids, and is removed from storage', () => {
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(facts));
    expect(view()).toEqual(withoutClickIds);
    expect(view(later)).toEqual(withoutClickIds);
    expect(stored()).toBeNull();
  });

  it('contains no campaign parameters in a build with a consent banner', () => {
    sendPrivacyControl(false);
    jest.replaceProperty(build, '__CONSENT__', true);
    expect(view()).toEqual({ landing_page: '/FAQ' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('contains the click ids once advertising is allowed, even if no page has loaded since', () => {
    view();
    sendPrivacyControl(false);
    expect(view(later)).toEqual(facts);
    expect(JSON.parse(stored()!)).toEqual(facts);
  });
});

describe('attribution with faulty session storage', () => {
  it.each([
    ['accessed', () => jest.spyOn(window, 'sessionStorage', 'get')],
    ['read', () => jest.spyOn(Storage.prototype, 'getItem')],
    ['written', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('is kept in memory if storage cannot be %s', (_when, spy) => {
    spy().mockImplementation(() => {
      throw new Error('The visitor blocks storage.');
    });
    expect(view()).toEqual(facts);
    expect(view(later)).toEqual(facts);
  });

  it.each(['', '{', 'null', '[]', '["x"]', '7', '"x"', '{"gclid":7}', '{"gclid":{"x":"y"}}'])(
    'comes from the URL, not from the invalid stored value %j',
    (garbage) => {
      sessionStorage.setItem(ATTRIBUTION_KEY, garbage);
      expect(view()).toEqual(facts);
    },
  );
});
