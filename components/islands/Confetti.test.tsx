import { render } from '@testing-library/react';
import { Confetti } from '@/components/islands/Confetti';
import { CONFETTI_MAX_DELAY_S, CONFETTI_PIECES } from '@/lib/confetti';

const pieces = () => [...document.querySelectorAll<HTMLElement>('.confetti > span')];
const delays = () => pieces().map((piece) => piece.style.animationDelay);

afterEach(() => jest.restoreAllMocks());

describe('Confetti', () => {
  it('renders its pieces, hidden from assistive technology', () => {
    const { container } = render(<Confetti />);
    expect(pieces()).toHaveLength(CONFETTI_PIECES);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('gives each piece a delay within the range', () => {
    render(<Confetti />);
    for (const delay of delays()) {
      expect(delay).toMatch(/^\d+(\.\d+)?s$/);
      expect(Number.parseFloat(delay)).toBeLessThanOrEqual(CONFETTI_MAX_DELAY_S);
    }
  });

  it('starts when the delays are set and the tab is visible', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { container } = render(<Confetti />);
    expect(container.firstElementChild).not.toHaveAttribute('data-ready');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(container.firstElementChild).toHaveAttribute('data-ready');
  });
});
