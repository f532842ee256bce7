import { render } from '@testing-library/react';
import { TileCaption } from '@/components/parts/TileCaption';

describe('TileCaption', () => {
  const caption = (short: string, title = 'A product') =>
    render(<TileCaption short={short} title={title} />).container;

  it.each([
    ['breaks', 'Marketplaces online', true],
    ['does not break', 'Metaverse e-commerce', false],
  ])('%s the longest word of %j', (_, short, breaks) => {
    expect(caption(short).querySelector('.wrap-anywhere') !== null).toBe(breaks);
  });

  it('says a title once if the caption is the same', () => {
    expect(caption('Shop', 'Shop')).toHaveTextContent(/^Shop$/);
  });
});
