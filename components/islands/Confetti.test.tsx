import { render } from '@testing-library/react';
import { Confetti } from '@/components/islands/Confetti';
import { CONFETTI_MAX_DELAY_S, CONFETTI_PIECES } from '@/lib/confetti';

const pieces = () => [...document.querySelectorAll<HTMLElement>('.confetti > span')];

afterEach(() => jest.restoreAllMocks());

describe('Confetti', () => {
  it('gives each piece a random delay within the limit', () => {
    let drawn = 0;
    jest.spyOn(Math, 'random').mockImplementation(() => (drawn += 1) / CONFETTI_PIECES);
    render(<Confetti />);
    const delays = pieces().map((piece) => piece.style.animationDelay);
    expect(new Set(delays).size).toBe(CONFETTI_PIECES);
    expect(delays[0]).toMatch(/^0\.\d+s$/);
    expect(delays.at(-1)).toBe(`${CONFETTI_MAX_DELAY_S.toFixed(2)}s`);
  });

  it('is at rest after each piece has fallen', () => {
    const { container } = render(<Confetti />);
    const box = container.firstElementChild;
    for (const piece of pieces()) {
      expect(box).toHaveAttribute('data-ready');
      piece.dispatchEvent(new Event('animationend', { bubbles: true }));
    }
    expect(box).not.toHaveAttribute('data-ready');
  });
});
