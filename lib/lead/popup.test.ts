import { isPopupExcluded, POPUP_FLAG_KEY, shouldOpenPopup } from '@/lib/lead/popup';

const EXCLUDED = ['/ContactUs', '/thank-you', '/Över'];

beforeEach(() => sessionStorage.clear());

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
  });
});
