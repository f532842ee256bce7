import { render } from '@testing-library/react';
import { Confetti } from '@/components/islands/Confetti';

const pieces = () => [...document.querySelectorAll<HTMLElement>('.confetti > span')];

afterEach(() => jest.restoreAllMocks());

describe('Confetti', () => {
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
