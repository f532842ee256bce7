import { CONFETTI_MAX_DELAY_S, CONFETTI_PIECES, confettiDelays } from '@/lib/confetti';

describe('confettiDelays', () => {
  it('gives each piece a delay', () => {
    expect(confettiDelays()).toHaveLength(CONFETTI_PIECES);
  });

  it.each([
    ['the smallest number', 0, 0],
    ['one half', 0.5, CONFETTI_MAX_DELAY_S / 4],
    ['the largest number', 1 - Number.EPSILON, CONFETTI_MAX_DELAY_S],
  ])('maps %s of the random source to the range', (_what, random, delay) => {
    for (const value of confettiDelays(() => random)) expect(value).toBeCloseTo(delay);
  });

  it('takes a new random number for each piece', () => {
    let drawn = 0;
    const delays = confettiDelays(() => (drawn += 1) / 20);
    expect(new Set(delays).size).toBe(CONFETTI_PIECES);
  });
});
