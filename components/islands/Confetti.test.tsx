import { render } from '@testing-library/react';
import { Confetti } from '@/components/islands/Confetti';

const pieces = () => [...document.querySelectorAll<HTMLElement>('.confetti > span')];

afterEach(() => jest.restoreAllMocks());

describe('Confetti', () => {
  it('does not start until the tab is visible', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { container } = render(<Confetti />);
    expect(container.firstElementChild).not.toHaveAttribute('data-ready');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(container.firstElementChild).toHaveAttribute('data-ready');
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
