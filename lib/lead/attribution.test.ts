import {
  ATTRIBUTION_KEY,
  attribution,
  forgetAttribution,
  landingPath,
  rememberAttribution,
} from '@/lib/lead/attribution';
import { DEFAULT_PARAMETERS, parameterRules, withoutClickIds } from '@/lib/lead/parameters';
import { mayAdvertise } from '@/lib/tracking/advertisingConsent';

jest.mock('@/lib/tracking/advertisingConsent');
const permission = jest.mocked(mayAdvertise);

const landing = { path: '/FAQ', search: '?utm_source=news&gclid=g1&li_fat_id=l1' };
const later = { path: '/ContactUs', search: '?utm_source=other&gclid=g2' };
const facts = { utm_source: 'news', gclid: 'g1', li_fat_id: 'l1', landing_page: '/FAQ' };

/** A page view: its effect remembers the attribution, a form on it reads it. */
function view(at = landing, list = DEFAULT_PARAMETERS) {
  const rules = parameterRules(list)!;
  rememberAttribution(rules, at);
  return attribution(rules, at);
}
const stored = () => sessionStorage.getItem(ATTRIBUTION_KEY);

beforeEach(() => {
  permission.mockReturnValue(true);
  sessionStorage.clear();
  forgetAttribution();
});

afterEach(() => jest.restoreAllMocks());

describe('landingPath', () => {
  it.each([
    ['/contactus/', '/ContactUs'],
    ['/no/such/page', '/no/such/page'],
  ])('reads %s as %s', (path, expected) => {
    expect(landingPath(path)).toBe(expected);
  });
});

describe('attribution', () => {
  it('stores nothing when it is only read', () => {
    expect(attribution(parameterRules(DEFAULT_PARAMETERS)!, landing)).toEqual(facts);
    expect(stored()).toBeNull();
  });

  it('keeps the first page view on later pages', () => {
    expect(view()).toEqual(facts);
    expect(view(later)).toEqual(facts);
  });

  it('keeps it after a full page load', () => {
    view();
    forgetAttribution();
    expect(view(later)).toEqual(facts);
  });

  it('starts again in a new session', () => {
    view();
    forgetAttribution();
    sessionStorage.clear();
    expect(view({ path: '/', search: '' })).toEqual({ landing_page: '/' });
  });

  it('stores nothing without parameters', () => {
    expect(view(landing, '')).toEqual({});
    expect(view(landing, 'product')).toEqual({});
    expect(stored()).toBeNull();
  });
});

describe('attribution on a page that another page of the site links to', () => {
  const from = (address: string) =>
    jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(address && new URL(address, location.href).href);

  it('takes that page, which was left before its scripts ran', () => {
    from('/faq.html?utm_source=news&gclid=g1&li_fat_id=l1');
    expect(view(later)).toEqual(facts);
  });

  it('prefers what is stored', () => {
    view();
    forgetAttribution();
    from('/AboutUs?utm_source=between');
    expect(view(later)).toEqual(facts);
  });

  it.each(['https://search.example/FAQ?utm_source=ad', 'about:blank', ''])(
    'ignores %s',
    (address) => {
      from(address);
      expect(view()).toEqual(facts);
    },
  );

  it('respects the boundary of the base path', () => {
    jest.replaceProperty(
      globalThis as unknown as { __BASE_PATH__: string },
      '__BASE_PATH__',
      '/site',
    );
    from('/site/FAQ?utm_source=news&gclid=g1&li_fat_id=l1');
    expect(view(later)).toEqual(facts);
    forgetAttribution();
    sessionStorage.clear();
    from('/site-old/FAQ?utm_source=neighbor');
    expect(view()).toEqual(facts);
  });
});

describe('attribution without permission', () => {
  beforeEach(() => permission.mockReturnValue(false));

  it('stores nothing and leaves the click ids behind', () => {
    expect(view()).toEqual(withoutClickIds(facts));
    expect(view(later)).toEqual(withoutClickIds(facts));
    expect(stored()).toBeNull();
  });

  it('passes on nothing about a campaign in a build with a consent banner', () => {
    const build = globalThis as unknown as { __CONSENT__: boolean };
    const replaced = jest.replaceProperty(build, '__CONSENT__', true);
    expect(view()).toEqual({ landing_page: '/FAQ' });
    expect(sessionStorage).toHaveLength(0);
    replaced.restore();
  });

  it('forgets it with a full page load', () => {
    view();
    forgetAttribution();
    expect(view(later)).toEqual({ utm_source: 'other', landing_page: '/ContactUs' });
  });

  it('still knows everything when permission is given', () => {
    view();
    permission.mockReturnValue(true);
    expect(view(later)).toEqual(facts);
    expect(JSON.parse(stored()!)).toEqual(facts);
  });
});

describe('attribution and session storage', () => {
  it.each([
    ['touched', () => jest.spyOn(window, 'sessionStorage', 'get')],
    ['read', () => jest.spyOn(Storage.prototype, 'getItem')],
    ['written', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('remembers in the running page when storage throws as it is %s', (_when, spy) => {
    spy().mockImplementation(() => {
      throw new Error('The visitor blocks storage.');
    });
    expect(view()).toEqual(facts);
    expect(view(later)).toEqual(facts);
  });

  it.each(['', '{', 'null', '[]', '["x"]', '7', '"x"', '{"gclid":7}', '{"gclid":{"x":"y"}}'])(
    'ignores %j in storage',
    (garbage) => {
      sessionStorage.setItem(ATTRIBUTION_KEY, garbage);
      expect(view()).toEqual(facts);
    },
  );
});
