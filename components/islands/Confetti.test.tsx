import { render } from '@testing-library/react';
import { Confetti } from '@/components/islands/Confetti';
import { CONFETTI_MAX_DELAY_S, CONFETTI_PIECES } from '@/lib/confetti';

const pieces = () => [...document.querySelectorAll<HTMLElement>('.confetti > span')];
const delays = () => pieces().map((piece) => piece.style.animationDelay);

afterEach(() => jest.restoreAllMocks());

describe('Confetti', () => {
  it('has its number of pieces, hidden from assistive technology', () => {
    const { container } = render(<Confetti />);
    expect(pieces()).toHaveLength(CONFETTI_PIECES);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('delays each piece by a time within the range', () => {
    render(<Confetti />);
    for (const delay of delays()) {
      expect(delay).toMatch(/^\d+(\.\d+)?s$/);
      expect(Number.parseFloat(delay)).toBeLessThanOrEqual(CONFETTI_MAX_DELAY_S);
    }
  });

  it('delays each piece by a time of its own', () => {
    let drawn = 0;
    jest.spyOn(Math, 'random').mockImplementation(() => (drawn += 1) / 100);
    render(<Confetti />);
    expect(new Set(delays()).size).toBe(CONFETTI_PIECES);
  });

  it('starts the fall only when the delays are set', () => {
    const { container } = render(<Confetti />);
    expect(container.firstElementChild).toHaveAttribute('data-ready');
  });

  it('waits in a background tab until it is seen', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { container } = render(<Confetti />);
    expect(container.firstElementChild).not.toHaveAttribute('data-ready');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(container.firstElementChild).toHaveAttribute('data-ready');
  });
});
