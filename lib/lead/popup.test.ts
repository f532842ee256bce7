import {
  isPopupExcluded,
  markPopupShown,
  POPUP_FLAG_KEY,
  shouldOpenPopup,
  type PopupMemory,
} from '@/lib/lead/popup';

const EXCLUDED = ['/ContactUs', '/thank-you', '/Över'];

const failure = new Error('The visitor blocks storage.');
const fail = () => {
  throw failure;
};
const tab = () => sessionStorage;

const log = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  log.mockClear();
  sessionStorage.clear();
});

describe('isPopupExcluded', () => {
  it.each([
    ['/', false],
    ['/Products', false],
    ['/thank', false],
    ['/ContactUs', true],
    ['/contactus', true],
    ['/thank-you', true],
    ['/site/Thank-You/', true],
    ['/ContactUs-again', true],
    ['/%C3%96ver', true],
  ])('for the path %s, returns %s', (path, excluded) => {
    expect(isPopupExcluded(path, EXCLUDED)).toBe(excluded);
  });

  it('excludes only the home page if its path is excluded', () => {
    expect(['/', '/FAQ'].map((path) => isPopupExcluded(path, ['/']))).toEqual([true, false]);
  });
});

describe('shouldOpenPopup', () => {
  it.each([
    { path: '/', flag: '', shown: false, opens: true },
    { path: '/', flag: 'false', shown: false, opens: true },
    { path: '/', flag: 'TRUE', shown: false, opens: true },
    { path: '/', flag: 'true', shown: false, opens: false },
    { path: '/', flag: '', shown: true, opens: false },
    { path: '/ContactUs', flag: '', shown: false, opens: false },
    { path: '/thank-you', flag: '', shown: false, opens: false },
  ])(
    'returns $opens on $path if the stored flag is "$flag" and memory.shown is $shown',
    (given) => {
      if (given.flag) sessionStorage.setItem(POPUP_FLAG_KEY, given.flag);
      expect(shouldOpenPopup(given.path, EXCLUDED, { shown: given.shown }, tab)).toBe(given.opens);
      expect(log).not.toHaveBeenCalled();
    },
  );
});

describe('the popup when storage throws', () => {
  it('opens only once, and logs each storage error', () => {
    const memory: PopupMemory = { shown: false };
    expect(shouldOpenPopup('/', EXCLUDED, memory, fail)).toBe(true);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('cannot be read'), failure);
    markPopupShown(memory, fail);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('cannot be written'), failure);
    expect(shouldOpenPopup('/', EXCLUDED, memory, fail)).toBe(false);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
