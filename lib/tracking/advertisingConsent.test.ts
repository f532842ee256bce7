import { STORAGE_KEYS } from '@/lib/storageKeys';
import { CONSENT_CATEGORY } from '@/lib/tracking/advertisingConsent';

const build = globalThis as unknown as {
  __CONSENT__: boolean;
  __CONSENT_REVISION__: number;
  __SITE_PATH__: string;
};
const CONSENT_RECORD = STORAGE_KEYS.consent;
const revision = build.__CONSENT_REVISION__;

/** A fresh copy of the module. The visitor has not answered the consent banner yet. */
let permission: typeof import('@/lib/tracking/advertisingConsent');

beforeEach(async () => {
  jest.resetModules();
  permission = await import('@/lib/tracking/advertisingConsent');
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const signal = (value: unknown) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const ask = () => jest.replaceProperty(build, '__CONSENT__', true);

describe('mayAdvertise', () => {
  it.each([
    { asks: false, gpc: undefined, answer: null, may: true },
    { asks: false, gpc: false, answer: null, may: true },
    { asks: false, gpc: true, answer: null, may: false },
    { asks: true, gpc: undefined, answer: null, may: false },
    { asks: true, gpc: undefined, answer: false, may: false },
    { asks: true, gpc: undefined, answer: true, may: true },
    { asks: true, gpc: false, answer: true, may: true },
    { asks: true, gpc: true, answer: true, may: false },
  ])('returns $may with banner=$asks, GPC=$gpc, answer=$answer', ({ asks, gpc, answer, may }) => {
    if (asks) ask();
    if (gpc !== undefined) signal(gpc);
    if (answer !== null) permission.recordConsent(answer);
    expect(permission.mayAdvertise()).toBe(may);
  });
});

describe('whenAdvertisingAllowed', () => {
  it('waits for consent, and then runs the callback exactly once', () => {
    ask();
    const callback = jest.fn();
    permission.whenAdvertisingAllowed(callback);
    permission.recordConsent(false);
    expect(callback).not.toHaveBeenCalled();
    permission.recordConsent(true);
    permission.recordConsent(true);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not run the callback after cleanup', () => {
    ask();
    const callback = jest.fn();
    permission.whenAdvertisingAllowed(callback)();
    permission.recordConsent(true);
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('consent from an earlier page', () => {
  const HOUR = 3_600_000;
  const record = (categories: string[], expirationTime: number, key: string = CONSENT_RECORD) =>
    localStorage.setItem(key, JSON.stringify({ categories, expirationTime, revision }));
  const yes = (key?: string) => record([CONSENT_CATEGORY], Date.now() + HOUR, key);
  const other = () => jest.replaceProperty(build, '__CONSENT_REVISION__', revision + 1);
  const nested = () => jest.replaceProperty(build, '__SITE_PATH__', '/site');

  afterEach(() => localStorage.clear());

  it.each([
    ['is valid', () => yes(), true],
    ['is for other vendors or parameters', () => [yes(), other()], false],
    ['is for a site in another folder', () => [yes(), nested()], false],
    ['is for this site in a folder', () => [yes(`${CONSENT_RECORD}/site`), nested()], true],
    ['has expired', () => record([CONSENT_CATEGORY], Date.now() - HOUR), false],
    ['is a refusal', () => record([], Date.now() + HOUR), false],
    ['is garbled', () => localStorage.setItem(CONSENT_RECORD, '{"cat'), false],
    ['is missing', () => {}, false],
  ])(
    'if the stored record %s, is read correctly without the consent library',
    async (_, keep, may) => {
      ask();
      keep();
      jest.resetModules();
      expect((await import('@/lib/tracking/advertisingConsent')).mayAdvertise()).toBe(may);
    },
  );
});

describe('onConsentInAnotherTab', () => {
  const YES = JSON.stringify({
    categories: [CONSENT_CATEGORY],
    expirationTime: Date.now() + 3_600_000,
    revision,
  });
  const page = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
  const store = (key: string | null, storageArea = localStorage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  const answerTo = (record: string) => () => localStorage.setItem(CONSENT_RECORD, record);

  const callback = jest.fn();
  let undo: () => void;

  beforeEach(() => {
    callback.mockReset();
    undo = permission.onConsentInAnotherTab(callback);
  });

  afterEach(() => {
    undo();
    localStorage.clear();
  });

  it.each([
    ['the visitor has consented on another page', true, answerTo(YES), [[true]]],
    ['the visitor has refused on another page', true, answerTo('{}'), [[false]]],
    ['the visitor has not answered', true, () => {}, []],
    ['the page loads for the first time', false, answerTo('{}'), []],
  ])(
    'runs the callback only if the stored answer changed while the page was in bfcache: %s',
    (_why, persisted, meanwhile, calls) => {
      page('pagehide', true);
      meanwhile();
      page('pageshow', persisted);
      expect(callback.mock.calls).toEqual(calls);
      undo();
      page('pageshow', true);
      expect(callback.mock.calls).toEqual(calls);
    },
  );

  it.each([
    ['consents', YES, () => store(CONSENT_RECORD), [[true]]],
    ['withdraws consent', '{}', () => store(CONSENT_RECORD), [[false]]],
    ['clears the storage', null, () => store(null), [[false]]],
    ['causes another entry to be stored', null, () => store('other'), []],
    ['clears the session storage of a frame', YES, () => store(null, sessionStorage), []],
  ])('if the visitor %s in another tab, runs the callback: %j', (_what, record, tell, calls) => {
    if (record !== null) localStorage.setItem(CONSENT_RECORD, record);
    tell();
    expect(callback.mock.calls).toEqual(calls);
    undo();
    tell();
    expect(callback.mock.calls).toEqual(calls);
  });
});

describe('onConsentChange', () => {
  it.each([true, false])('runs the callback after the answer %j, until the cleanup', (yes) => {
    const callback = jest.fn();
    const undo = permission.onConsentChange(callback);
    permission.recordConsent(yes);
    expect(callback).toHaveBeenCalledTimes(1);
    undo();
    permission.recordConsent(yes);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
