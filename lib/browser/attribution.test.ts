import { freshly } from '@/jest.setup';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/parameters';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const formParameters = JSON.stringify(parameterRules(DEFAULT_PARAMETERS));
const withoutClickIds = { utm_source: 'news', landing_page: '/FAQ' };
const everything = { ...withoutClickIds, gclid: 'g1', gbraid: 'b1', wbraid: 'w1', li_fat_id: 'l1' };

async function visit(url: string) {
  history.replaceState(null, '', url);
  jest.replaceProperty(BUILD, 'formParameters', formParameters);
  const { storeAttribution, attribution } = await freshly(
    () => import('@/lib/browser/attribution'),
  );
  storeAttribution();
  return attribution;
}

const LANDING = '/FAQ?utm_source=news&gclid=g1&gbraid=b1&wbraid=w1&li_fat_id=l1&other=x';
const LATER = '/ContactUs?utm_source=other&gclid=g2';

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('stays the same on later pages and, from storage, in later documents', async () => {
  const told = await visit(LANDING);
  history.replaceState(null, '', LATER);
  expect(told()).toEqual(everything);
  expect((await visit(LATER))()).toEqual(everything);
});

it('is kept in memory if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The visitor blocks storage.');
  });
  const told = await visit(LANDING);
  history.replaceState(null, '', LATER);
  expect(told()).toEqual(everything);
});

it('contains no click ids with Global Privacy Control, and is removed from storage', async () => {
  await visit(LANDING);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect((await visit(LANDING))()).toEqual(withoutClickIds);
  expect(sessionStorage).toHaveLength(0);
  expect(STORAGE_KEYS.attribution).toBe('lead_attribution');
});

it('contains no campaign before consent, and is not stored', async () => {
  jest.replaceProperty(BUILD, 'consent', true);
  expect((await visit(LANDING))()).toEqual({ landing_page: '/FAQ' });
  expect(sessionStorage).toHaveLength(0);
});
