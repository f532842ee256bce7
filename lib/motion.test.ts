import { prefersReducedMotion } from '@/lib/motion';

describe('prefersReducedMotion', () => {
  it.each([true, false])('answers %s when the system does', (matches) => {
    const asked = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches } as unknown as MediaQueryList);
    expect(prefersReducedMotion()).toBe(matches);
    expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  });
});
