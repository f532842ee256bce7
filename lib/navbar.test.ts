import { isScrolled, NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/navbar';

describe('isScrolled', () => {
  it.each([
    ['at the top', 0, false],
    ['at the threshold', NAVBAR_SCROLL_THRESHOLD_PX, false],
    ['a hair below the threshold', NAVBAR_SCROLL_THRESHOLD_PX + 0.5, true],
    ['one pixel below the threshold', NAVBAR_SCROLL_THRESHOLD_PX + 1, true],
    ['above the top, while it bounces', -20, false],
  ])('answers %s', (_place, scrollY, scrolled) => {
    expect(isScrolled(scrollY)).toBe(scrolled);
  });
});
