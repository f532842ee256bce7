import { freshly } from '@/jest.setup';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';

const withoutClickIds = { utm_source: 'news', landing_page: '/FAQ' };
const attribution = { ...withoutClickIds, gclid: 'g1', li_fat_id: 'l1' };

/** Simulates a document: an effect stores the attribution, and a form reads it. */
async function load() {
  const rules = parameterRules(DEFAULT_PARAMETERS)!;
  const { storeAttribution, allowedAttribution } = await freshly(
    () => import('@/lib/browser/lead/attribution'),
  );
  const visit = () => {
    storeAttribution(rules);
    return allowedAttribution(rules);
  };
  return visit;
}
const stored = () => sessionStorage.getItem(STORAGE_KEYS.attribution);
const land = () =>
  history.replaceState(null, '', '/faq?utm_source=news&gclid=g1&li_fat_id=l1&other=x&utm_source=b');
const goOn = () => history.replaceState(null, '', '/ContactUs?utm_source=other&gclid=g2');

beforeEach(() => {
  delete window.adsState;
  sessionStorage.clear();
  land();
});

afterEach(() => jest.restoreAllMocks());

it('stays the same on later pages and, from storage, in later documents', async () => {
  const visit = await load();
  expect(visit()).toEqual(attribution);
  goOn();
  expect(visit()).toEqual(attribution);
  expect((await load())()).toEqual(attribution);
});

it('With Global Privacy Control, the attribution contains no click ids, and is removed from storage', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  sessionStorage.setItem(STORAGE_KEYS.attribution, JSON.stringify(attribution));
  expect((await load())()).toEqual(withoutClickIds);
  expect(stored()).toBeNull();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('In a build with a consent banner, the attribution contains no campaign parameters before consent', async () => {
  jest.replaceProperty(BUILD, 'consent', true);
  window.adsState = 'unset';
  expect((await load())()).toEqual({ landing_page: '/FAQ' });
  expect(sessionStorage).toHaveLength(0);
});

it('is kept in memory if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The visitor blocks storage.');
  });
  const visit = await load();
  expect(visit()).toEqual(attribution);
  goOn();
  expect(visit()).toEqual(attribution);
});

it.each(['{', '{"gclid":7}'])(
  'comes from the URL, not from the invalid stored value %j',
  async (garbage) => {
    sessionStorage.setItem(STORAGE_KEYS.attribution, garbage);
    expect((await load())()).toEqual(attribution);
  },
);
