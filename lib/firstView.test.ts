import { FIRST_VIEW_KEY, firstView, forgetFirstView } from '@/lib/firstView';
import { DEFAULT_PARAMETERS, withoutClickIds } from '@/lib/leadQuery';
import { mayAdvertise } from '@/lib/permission';

jest.mock('@/lib/permission');
const permission = jest.mocked(mayAdvertise);

const landing = { path: '/FAQ', search: '?utm_source=news&gclid=g1&li_fat_id=l1' };
const later = { path: '/ContactUs', search: '?utm_source=other&gclid=g2' };
const facts = { utm_source: 'news', gclid: 'g1', li_fat_id: 'l1', landing_page: '/FAQ' };

const view = (at = landing, list = DEFAULT_PARAMETERS) => firstView(list, at);
const stored = () => sessionStorage.getItem(FIRST_VIEW_KEY);

beforeEach(() => {
  permission.mockReturnValue(true);
  sessionStorage.clear();
  forgetFirstView();
});

afterEach(() => jest.restoreAllMocks());

describe('firstView', () => {
  it('takes down the first view and keeps to it on later ones', () => {
    expect(view()).toEqual(facts);
    expect(view(later)).toEqual(facts);
  });

  it('keeps to it past a full load', () => {
    view();
    forgetFirstView();
    expect(view(later)).toEqual(facts);
  });

  it('takes the next view for the first one in a new session', () => {
    view();
    forgetFirstView();
    sessionStorage.clear();
    expect(view({ path: '/', search: '' })).toEqual({ landing_page: '/' });
  });

  it('stores nothing where nothing is passed on', () => {
    expect(view(landing, '')).toEqual({});
    expect(view(landing, 'product')).toEqual({});
    expect(stored()).toBeNull();
  });
});

describe('firstView on a page that another one of the site led to', () => {
  const from = (address: string) =>
    jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(address && new URL(address, location.href).href);

  it('takes the view before, which was left before its scripts came', () => {
    from('/FAQ.html?utm_source=news&gclid=g1&li_fat_id=l1');
    expect(view(later)).toEqual(facts);
  });

  it('believes what is stored first', () => {
    view();
    forgetFirstView();
    from('/AboutUs?utm_source=between');
    expect(view(later)).toEqual(facts);
  });

  it.each(['https://search.example/FAQ?utm_source=ad', 'about:blank', ''])(
    'learns nothing from %s',
    (address) => {
      from(address);
      expect(view()).toEqual(facts);
    },
  );

  it('knows its pages under a base path', () => {
    jest.replaceProperty(
      globalThis as unknown as { __BASE_PATH__: string },
      '__BASE_PATH__',
      '/site',
    );
    from('/site/FAQ?utm_source=news&gclid=g1&li_fat_id=l1');
    expect(view(later)).toEqual(facts);
    forgetFirstView();
    sessionStorage.clear();
    from('/other?utm_source=neighbour');
    expect(view()).toEqual(facts);
  });
});

describe('firstView without permission', () => {
  beforeEach(() => permission.mockReturnValue(false));

  it('stores nothing and leaves the click ids behind', () => {
    expect(view()).toEqual(withoutClickIds(facts));
    expect(view(later)).toEqual(withoutClickIds(facts));
    expect(stored()).toBeNull();
  });

  it('forgets with a full load', () => {
    view();
    forgetFirstView();
    expect(view(later)).toEqual({ utm_source: 'other', landing_page: '/ContactUs' });
  });

  it('has the whole view still when permission comes', () => {
    view();
    permission.mockReturnValue(true);
    expect(view(later)).toEqual(facts);
    expect(JSON.parse(stored()!)).toEqual(facts);
  });
});

describe('firstView and session storage', () => {
  it.each([
    ['touched', () => jest.spyOn(window, 'sessionStorage', 'get')],
    ['read', () => jest.spyOn(Storage.prototype, 'getItem')],
    ['written', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('remembers in the running page when storage fails as it is %s', (_when, spy) => {
    spy().mockImplementation(() => {
      throw new Error('The visitor blocks storage.');
    });
    expect(view()).toEqual(facts);
    expect(view(later)).toEqual(facts);
  });

  it.each(['', '{', 'null', '[]', '["x"]', '7', '"x"', '{"gclid":7}', '{"gclid":{"x":"y"}}'])(
    'takes %j for nothing',
    (garbage) => {
      sessionStorage.setItem(FIRST_VIEW_KEY, garbage);
      expect(view()).toEqual(facts);
    },
  );
});
