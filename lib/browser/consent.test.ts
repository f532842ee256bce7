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
  sessionStorage.clear();
  jest.replaceProperty(BUILD, 'consent', true);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it.each([
  ['is missing', () => {}, null],
  ['is consent', () => record(yes), 'granted'],
  ['is a refusal', () => record([]), 'denied'],
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

it.each([true, false])('Global Privacy Control is a refusal (banner: %s)', async (asks) => {
  jest.replaceProperty(BUILD, 'consent', asks);
  const { consent, mayAdvertise, setConsent } = await load();
  setConsent('granted');
  expect(mayAdvertise()).toBe(true);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(consent()).toBe('denied');
  expect(mayAdvertise()).toBe(false);
});

it.each([
  ['in this document', () => load().then(({ setConsent }) => setConsent('granted'))],
  ['in another tab', () => dispatchEvent(new StorageEvent('storage'))],
  ['while this page was in bfcache', () => dispatchEvent(new Event('pageshow'))],
  [
    'while this page was prerendered',
    () => document.dispatchEvent(new Event('prerenderingchange')),
  ],
])('Tells of an answer given %s, until it is stopped', async (_, tell) => {
  const { onConsentChange } = await load();
  const callback = jest.fn();
  const stop = onConsentChange(callback);
  await tell();
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
  await tell();
  expect(callback).toHaveBeenCalledTimes(1);
});

describe('deleteStored', () => {
  const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

  it('deletes the cookies of the host and of each domain above it', async () => {
    for (const scope of ['', '; domain=shop.example.com', '; domain=.example.com'])
      document.cookie = `_ga=1; path=/${scope}`;
    expect(cookies()).toEqual(['_ga', '_ga', '_ga']);
    (await load()).deleteStored(['_ga']);
    expect(cookies()).not.toContain('_ga');
  });

  it('deletes only what the patterns name, from cookies and both storages', async () => {
    for (const name of ['_ga', '_ga_1', '_gab', 'popupShown_once']) {
      document.cookie = `${name}=1; path=/`;
      localStorage.setItem(name, '1');
      sessionStorage.setItem(name, '1');
    }
    (await load()).deleteStored(['_ga', '_ga_*']);
    const left = ['_gab', 'popupShown_once'];
    expect(cookies()).toEqual(left);
    expect(Object.keys(localStorage)).toEqual(left);
    expect(Object.keys(sessionStorage)).toEqual(left);
  });
});
