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
const log = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  log.mockClear();
  sessionStorage.clear();
});

describe('isPopupExcluded', () => {
  it.each([
    ['/', false],
    ['/thank', false],
    ['/ContactUs', true],
    ['/thank-you', true],
    ['/%C3%96ver', true],
  ])('for the path %s, returns %s', (path, excluded) => {
    expect(isPopupExcluded(path, EXCLUDED)).toBe(excluded);
  });
});

describe('shouldOpenPopup', () => {
  it.each([
    ['/', '', false, true],
    ['/', 'TRUE', false, true],
    ['/', 'true', false, false],
    ['/', '', true, false],
    ['/ContactUs', '', false, false],
  ])('on %s with the flag "%s" and memory.shown %s, returns %s', (path, flag, shown, opens) => {
    sessionStorage.setItem(POPUP_FLAG_KEY, flag);
    expect(shouldOpenPopup(path, EXCLUDED, { shown }, () => sessionStorage)).toBe(opens);
    expect(log).not.toHaveBeenCalled();
  });
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
