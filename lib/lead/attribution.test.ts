import {
  ATTRIBUTION_KEY,
  allowedAttribution,
  forgetAttribution,
  landingPath,
  keepAttribution,
} from '@/lib/lead/attribution';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

Object.assign(globalThis, { __ROUTES__: '/ContactUs /FAQ' });

const build = globalThis as unknown as { __CONSENT__: boolean; __BASE_PATH__: string };
const sendPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

const landing = { path: '/FAQ', search: '?utm_source=news&gclid=g1&li_fat_id=l1' };
const later = { path: '/ContactUs', search: '?utm_source=other&gclid=g2' };
const withoutClickIds = { utm_source: 'news', landing_page: '/FAQ' };
const attribution = { ...withoutClickIds, gclid: 'g1', li_fat_id: 'l1' };

/** Simulates a page view: an effect keeps the attribution, and a form reads it. */
function visit(at = landing, list = DEFAULT_PARAMETERS) {
  const rules = parameterRules(list)!;
  keepAttribution(rules, at);
  return allowedAttribution(rules, at);
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
    expect(allowedAttribution(parameterRules(DEFAULT_PARAMETERS)!, landing)).toEqual(attribution);
    expect(stored()).toBeNull();
  });

  it('stays the same on later pages', () => {
    expect(visit()).toEqual(attribution);
    expect(visit(later)).toEqual(attribution);
  });

  it('is read from storage after a full page load', () => {
    visit();
    forgetAttribution();
    expect(visit(later)).toEqual(attribution);
  });

  it('is not stored if no attribution parameter is configured', () => {
    expect(visit(landing, '')).toEqual({});
    expect(visit(landing, 'product')).toEqual({});
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
    expect(visit(later)).toEqual(attribution);
  });

  it('is read from the previous page in another language', () => {
    jest.replaceProperty(build, '__BASE_PATH__', '/nb');
    from('/faq.html?utm_source=news&gclid=g1&li_fat_id=l1');
    expect(visit(later)).toEqual(attribution);
  });

  it('does not come from the referrer if an attribution is stored', () => {
    visit();
    forgetAttribution();
    from('/AboutUs?utm_source=between');
    expect(visit(later)).toEqual(attribution);
  });

  it.each(['https://search.example/FAQ?utm_source=ad', 'about:blank', ''])(
    'does not come from the referrer "%s"',
    (address) => {
      from(address);
      expect(visit()).toEqual(attribution);
    },
  );
});

describe('attribution when advertising is not allowed', () => {
  beforeEach(() => sendPrivacyControl(true));

  it('contains no click ids, and is removed from storage', () => {
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(attribution));
    expect(visit()).toEqual(withoutClickIds);
    expect(visit(later)).toEqual(withoutClickIds);
    expect(stored()).toBeNull();
  });

  it('contains no campaign parameters in a build with a consent banner', () => {
    sendPrivacyControl(false);
    jest.replaceProperty(build, '__CONSENT__', true);
    expect(visit()).toEqual({ landing_page: '/FAQ' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('contains the click ids once advertising is allowed, even if no page has loaded since', () => {
    visit();
    sendPrivacyControl(false);
    expect(visit(later)).toEqual(attribution);
    expect(JSON.parse(stored()!)).toEqual(attribution);
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
    expect(visit()).toEqual(attribution);
    expect(visit(later)).toEqual(attribution);
  });

  it.each(['', '{', 'null', '[]', '["x"]', '7', '"x"', '{"gclid":7}', '{"gclid":{"x":"y"}}'])(
    'comes from the URL, not from the invalid stored value %j',
    (garbage) => {
      sessionStorage.setItem(ATTRIBUTION_KEY, garbage);
      expect(visit()).toEqual(attribution);
    },
  );
});
