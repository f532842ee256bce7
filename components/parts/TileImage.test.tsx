import { render } from '@testing-library/react';
import { TileBoard } from '@/components/sections/TileBoard';

jest.mock('@/lib/pictures.generated', () => ({
  pictures: { '/pictures/hero-tiles': { src: '/tiles.webp', width: 2400, height: 508, webp: [] } },
}));

it('shows the tile of the id of a product, wherever it is in the list, and starts again after the twelfth', () => {
  const products = [9, 1, 12, 13].map((id) => ({
    id,
    title: `Boat ${id}`,
    short: `${id}`,
  }));
  render(<TileBoard label="Boats" products={products} />);
  const shown = [...document.querySelectorAll('li img')].map(
    ({ className }) => /\[--slice:(\d+)\]/.exec(className)![1],
  );
  expect(shown).toEqual(['9', '1', '12', '1']);
});
