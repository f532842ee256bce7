import { isPopupExcluded } from '@/lib/lead/popup';

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
