import { render } from '@testing-library/react';
import { TestTile } from '@/components/parts/TestTile';

describe('TestTile', () => {
  it('names no format that a supported browser cannot show: an img has no fallback', () => {
    const { container } = render(<TestTile tile={1} boardSizes="100vw" />);
    const image = container.querySelector('img')!;
    expect(image.srcset).toMatch(/\.webp \d+w/);
    expect(image.srcset).not.toContain('.avif');
  });
});
