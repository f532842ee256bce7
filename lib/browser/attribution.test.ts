import { freshly } from '@/jest.setup';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/parameters';

const formParameters = JSON.stringify(parameterRules(DEFAULT_PARAMETERS));
const withoutClickIds = { utm_source: 'news', landing_page: '/FAQ' };

async function visit(url: string) {
  history.replaceState(null, '', url);
  jest.replaceProperty(BUILD, 'formParameters', formParameters);
  const { storeAttribution, attribution } = await freshly(
    () => import('@/lib/browser/attribution'),
  );
  storeAttribution();
  return attribution;
}

const LANDING = '/FAQ?utm_source=news&gclid=g1&li_fat_id=l1&other=x';

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('is kept in memory if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The visitor blocks storage.');
  });
  const told = await visit(LANDING);
  history.replaceState(null, '', '/ContactUs?utm_source=other&gclid=g2');
  expect(told()).toMatchObject({ ...withoutClickIds, gclid: 'g1' });
});

it('contains no click ids with Global Privacy Control, and is removed from storage', async () => {
  await visit(LANDING);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect((await visit(LANDING))()).toEqual(withoutClickIds);
  expect(sessionStorage).toHaveLength(0);
});
