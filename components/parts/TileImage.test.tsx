import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ServiceDetails } from '@/components/sections/ServiceDetails';
import { TileBoard } from '@/components/sections/TileBoard';
import { PageHeader } from '@/components/site/PageHeader';

jest.mock('@/lib/pictures.generated', () => ({
  pictures: { '/pictures/hero-tiles': { src: '/tiles.webp', width: 2400, height: 508, webp: [] } },
}));

/** The ninth product was moved, others were deleted, and two were added. */
const IDS = [9, 1, 2, 12, 13, 26];
const TILES = ['9', '1', '2', '12', '1', '2'];

const products = IDS.map((id) => ({
  id,
  title: `Boat ${id}`,
  short: `${id}`,
}));

/** What the list of services shows of a service. */
const hulls = { id: 'hulls', title: 'Hulls', about: '', gets: [], products: IDS };

const shownTiles = () =>
  [...document.querySelectorAll('.tile-slice')].map(
    ({ className }) => /tile-slice-(\S+)/.exec(className)![1],
  );

it('shows the same tile for a product on the home page, in the list of services and on the page of a service', () => {
  const home = render(<TileBoard label="Boats" besideChat={false} products={products} />);
  expect(shownTiles()).toEqual(TILES);
  home.unmount();
  const list = render(
    <ServiceDetails
      words={{ heading: 'Services', gets: '', ask: '', more: '', products: '' }}
      services={[hulls] as unknown as ComponentProps<typeof ServiceDetails>['services']}
      products={products}
    />,
  );
  expect(shownTiles()).toEqual(TILES);
  list.unmount();
  render(<PageHeader heading="Hulls" tiles={IDS} />);
  // The last tile comes first.
  expect(shownTiles().toReversed()).toEqual(TILES);
});
