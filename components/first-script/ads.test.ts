import { CONSENT_REVISION, setBuild } from '@/jest.build';
import { startAds } from '@/components/first-script/ads';
import { CONSENT_ID } from '@/lib/tracking/consent';

/** jsdom gives all tests of a file one window, so each test ends the listeners of the last one. */
let stop: AbortController;

const revision = CONSENT_REVISION;
const HOUR = 3_600_000;
const state = () => window.adsState;
const banner = () => document.querySelector('dialog')!;
const later = () => Promise.resolve();

/** jsdom does not submit forms. */
function answer(value: string) {
  const submitter = document.querySelector<HTMLButtonElement>(`[value=${value}]`)!;
  submitter.form!.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true }));
}

function record(categories: string[], lasts = HOUR, key = 'consent') {
  const expirationTime = Date.now() + lasts;
  localStorage.setItem(key, JSON.stringify({ categories, expirationTime, revision }));
}

beforeEach(() => {
  stop = new AbortController();
  const add = EventTarget.prototype.addEventListener;
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
  ) {
    add.call(this, type, listener, { signal: stop.signal });
  });
  jest.replaceProperty(BUILD, 'consent', true);
  document.body.innerHTML = `<dialog id="${CONSENT_ID}"><form method="dialog"><button value="granted">Yes</button><button value="denied">No</button></form></dialog>`;
});

afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
  setBuild();
  localStorage.clear();
  delete window.adsState;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const other = () => setBuild({ CONSENT_REVISION: revision + 1 });
const nested = () => setBuild({ SITE_PATH: '/site' });
const yes = ['advertising'];

it.each([
  ['is consent', () => record(yes), 'granted'],
  ['is a refusal', () => record([]), 'denied'],
  ['is for other vendors or parameters', () => [record(yes), other()], 'unset'],
  ['is for a site in another folder', () => [record(yes), nested()], 'unset'],
  ['is for this site in a folder', () => [record(yes, HOUR, 'consent/site'), nested()], 'granted'],
  ['has expired', () => record(yes, -HOUR), 'unset'],
  ['is garbled', () => localStorage.setItem('consent', '{"cat'), 'unset'],
  ['has no categories', () => localStorage.setItem('consent', '{}'), 'unset'],
])('If the stored record %s, the state follows', (_what, keep, expected) => {
  keep();
  startAds();
  expect(state()).toBe(expected);
  expect(banner().open).toBe(expected === 'unset');
});

it('A click on a button stores the answer for six months', async () => {
  startAds();
  expect(banner().open).toBe(true);
  answer('granted');
  await later();
  expect(state()).toBe('granted');
  const { expirationTime, ...stored } = JSON.parse(localStorage.getItem('consent')!);
  expect(stored).toEqual({ categories: yes, revision });
  expect(Math.round((expirationTime - Date.now()) / (24 * HOUR))).toBe(182);
  expect(banner().open).toBe(false);
});

it('If storage is blocked, the answer holds in this document, also after bfcache', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The visitor blocks storage.');
  });
  startAds();
  expect(state()).toBe('unset');
  answer('denied');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(state()).toBe('denied');
});

it.each([
  ['in another tab', () => window.dispatchEvent(new StorageEvent('storage'))],
  [
    'while this page was in bfcache',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  [
    'while this page was prerendered',
    () => document.dispatchEvent(new Event('prerenderingchange')),
  ],
])('An answer given %s counts, and closes the banner', async (_where, tell) => {
  startAds();
  record(yes);
  tell();
  await later();
  expect(state()).toBe('granted');
  expect(banner().open).toBe(false);
});
