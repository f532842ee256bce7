import { render } from '@testing-library/react';
import { Confetti } from '@/components/islands/motion/Confetti';

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
});
