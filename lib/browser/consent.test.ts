/** @jest-environment-options {"url": "https://www.shop.example.com/de/FAQ"} */
import { freshly } from '@/jest.setup';

const HOUR = 3_600_000;
const revision = BUILD.consentRevision;
const yes = ['advertising'];

const load = () => freshly(() => import('@/lib/browser/consent'));

function record(categories: string[], lasts = HOUR, key = 'consent') {
  const expirationTime = Date.now() + lasts;
  localStorage.setItem(key, JSON.stringify({ categories, expirationTime, revision }));
}

beforeEach(() => {
  localStorage.clear();
  jest.replaceProperty(BUILD, 'consent', true);
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['is missing', () => {}, null],
  ['is consent', () => record(yes), 'granted'],
  [
    'is of an older revision',
    () => [record(yes), jest.replaceProperty(BUILD, 'consentRevision', 8)],
    null,
  ],
  [
    'is of this site in a folder',
    () => [record(yes, HOUR, 'consent/b'), jest.replaceProperty(BUILD, 'basePath', '/b')],
    'granted',
  ],
  ['has expired', () => record(yes, -HOUR), null],
  ['is garbled', () => localStorage.setItem('consent', '{"cat'), null],
])('If the stored answer %s, it counts, or there is none', async (_, store, expected) => {
  store();
  const { consent, mayAdvertise } = await load();
  expect(consent()).toBe(expected);
  expect(mayAdvertise()).toBe(expected === 'granted');
});

it('An answer is stored for six months', async () => {
  (await load()).setConsent('granted');
  const { expirationTime, ...stored } = JSON.parse(localStorage.getItem('consent')!);
  expect(stored).toEqual({ categories: yes, revision });
  expect(Math.round((expirationTime - Date.now()) / (24 * HOUR))).toBe(182);
  expect((await load()).consent()).toBe('granted');
});

it('If storage is blocked, an answer lasts as long as the document', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The visitor blocks storage.');
  });
  const { consent, setConsent } = await load();
  setConsent('granted');
  expect(consent()).toBe('granted');
  expect((await load()).consent()).toBeNull();
});

it('If storage is full, a refusal removes earlier consent', async () => {
  record(yes);
  const { consent, setConsent } = await load();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota is exceeded.');
  });
  setConsent('denied');
  expect(consent()).toBe('denied');
  expect((await load()).consent()).toBeNull();
});

it.each([
  ['in bfcache', window, 'pageshow'],
  ['prerendered', document, 'prerenderingchange'],
])('Tells of an answer given while this page was %s, until it is stopped', async (...what) => {
  const [, target, event] = what;
  const { onConsentChange } = await load();
  const callback = jest.fn();
  const stop = onConsentChange(callback);
  target.dispatchEvent(new Event(event));
  stop();
  target.dispatchEvent(new Event(event));
  expect(callback).toHaveBeenCalledTimes(1);
});

it('deletes the cookies that the patterns name, of the host and of each domain above it', async () => {
  for (const scope of ['', '; domain=shop.example.com', '; domain=.example.com'])
    document.cookie = `_ga=1; path=/${scope}`;
  document.cookie = '_gab=1; path=/';
  (await load()).deleteStored(['_ga', '_ga_*']);
  expect(document.cookie).toBe('_gab=1');
});
