import { render } from '@testing-library/react';
import { TileImage } from '@/components/parts/TileImage';

describe('TileImage', () => {
  it('uses the WebP format, which all supported browsers can show', () => {
    const { container } = render(<TileImage tile={1} boardSizes="100vw" />);
    const image = container.querySelector('img')!;
    expect(image.srcset).toMatch(/\.webp \d+w/);
  });
});
