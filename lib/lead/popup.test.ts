import {
  isPopupExcluded,
  markPopupShown,
  POPUP_EXCLUDED_PATHS,
  POPUP_FLAG_KEY,
  shouldOpenPopup,
} from '@/lib/lead/popup';

const failure = new Error('The visitor blocks storage.');
const fail = () => {
  throw failure;
};

/** Session storage as the popup finds it; `flag` is what it holds. */
const holding = (flag: string | null) => ({ getItem: jest.fn(() => flag), setItem: jest.fn() });
const unreadable = { ...holding(null), getItem: fail };
const unwritable = { ...holding(null), setItem: fail };

const log = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => log.mockClear());

describe('isPopupExcluded', () => {
  it.each([
    ['/', false],
    ['/Products', false],
    ['/contactus', true],
    ['/site/Thank-You/', true],
    ['/thank', false],
    ...POPUP_EXCLUDED_PATHS.flatMap((path): [string, boolean][] => [
      [path, true],
      [`${path}/`, true],
      [`/site${path}`, true],
      [`${path}-again`, true],
    ]),
  ])('says of %s: %s', (path, excluded) => {
    expect(isPopupExcluded(path)).toBe(excluded);
  });
});

describe('shouldOpenPopup', () => {
  it.each([
    { path: '/', flag: null, shown: false, opens: true },
    { path: '/', flag: 'false', shown: false, opens: true },
    { path: '/', flag: 'TRUE', shown: false, opens: true },
    { path: '/', flag: '', shown: false, opens: true },
    { path: '/', flag: 'true', shown: false, opens: false },
    { path: '/', flag: null, shown: true, opens: false },
    { path: '/', flag: 'true', shown: true, opens: false },
    { path: '/ContactUs', flag: null, shown: false, opens: false },
    { path: '/thank-you', flag: null, shown: false, opens: false },
    { path: '/thank-you', flag: 'true', shown: true, opens: false },
  ])('answers $opens on $path with flag $flag and memory $shown', (given) => {
    const storage = holding(given.flag);
    expect(shouldOpenPopup(given.path, { shown: given.shown }, () => storage)).toBe(given.opens);
    expect(log).not.toHaveBeenCalled();
  });

  it('asks storage for its own flag', () => {
    const storage = holding(null);
    shouldOpenPopup('/', { shown: false }, () => storage);
    expect(storage.getItem).toHaveBeenCalledWith(POPUP_FLAG_KEY);
  });

  it.each([
    ['is touched', fail],
    ['is read', () => unreadable],
  ])('opens and logs the failure when storage throws as it %s', (_when, storage) => {
    expect(shouldOpenPopup('/', { shown: false }, storage)).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be read'), failure);
  });

  it.each([
    ['an excluded path', '/ContactUs', false],
    ['a page that has shown it', '/', true],
  ])('stays closed on %s even when storage throws', (_where, path, shown) => {
    expect(shouldOpenPopup(path, { shown }, fail)).toBe(false);
  });
});

describe('markPopupShown', () => {
  it('sets the flag and remembers the opening', () => {
    const memory = { shown: false };
    const storage = holding(null);
    markPopupShown(memory, () => storage);
    expect(storage.setItem).toHaveBeenCalledWith(POPUP_FLAG_KEY, 'true');
    expect(memory.shown).toBe(true);
  });

  it.each([
    ['is touched', fail],
    ['is written', () => unwritable],
  ])('remembers and logs the failure when storage throws as it %s', (_when, storage) => {
    const memory = { shown: false };
    markPopupShown(memory, storage);
    expect(memory.shown).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be written'), failure);
  });

  it('keeps a failing storage from showing the popup twice', () => {
    const memory = { shown: false };
    markPopupShown(memory, fail);
    expect(shouldOpenPopup('/', memory, fail)).toBe(false);
  });
});
