import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/parts/Picture';
import type { PictureSrc } from '@/lib/pictures.generated';

jest.mock('@/lib/settings', () => ({
  settings: () => ({ siteUrl: 'https://x.example', basePath: '/site' }),
}));

const made = {
  width: 800,
  height: 600,
  src: '/product/a game.jpg',
  webp: [
    [400, '/pictures/a-game-400.webp'],
    [800, '/pictures/a-game-800.webp'],
  ],
};
const SRC = '/product/a game.jpg' as PictureSrc;
const EXTERNAL = 'https://cdn.example/a%20game.jpg' as PictureSrc;
// The generated pictures belong to the content of the site.
jest.mock('@/lib/pictures.generated', () => ({
  get pictures() {
    return { [SRC]: made, [EXTERNAL]: { width: 80, height: 60, src: EXTERNAL, webp: [] } };
  },
}));

function show(eager?: boolean) {
  render(<Picture src={SRC} alt="A floating island" sizes="50vw" {...(eager ? { eager } : {})} />);
  return screen.getByRole('img', { name: 'A floating island' });
}

describe('Picture', () => {
  it('has a percent-encoded fallback URL with the base path, and reserves space for the picture', () => {
    const picture = show();
    expect(picture).toHaveAttribute('src', '/site/product/a%20game.jpg');
    expect(picture).toHaveAttribute('width', String(made.width));
    expect(picture).toHaveAttribute('height', String(made.height));
  });

  it('offers WebP at every width, with the base path', () => {
    const picture = show();
    const urls = made.webp.map(([width, url]) => `/site${url} ${width}w`);
    expect(picture).toHaveAttribute('srcset', urls.join(', '));
    expect(picture).toHaveAttribute('sizes', '50vw');
  });

  it.each([
    [undefined, 'lazy', 'auto'],
    [true, 'eager', 'high'],
  ])('with eager=%s, has loading=%s and fetchpriority=%s', (eager, loading, priority) => {
    const picture = show(eager);
    expect(picture).toHaveAttribute('loading', loading);
    expect(picture.getAttribute('fetchpriority') ?? 'auto').toBe(priority);
  });

  it('shows a picture at another host as it is, and reserves space for it', () => {
    render(<Picture src={EXTERNAL} alt="A game" sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'A game' });
    expect(picture).toHaveAttribute('src', EXTERNAL);
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('width', '80');
    expect(picture).toHaveAttribute('height', '60');
  });
});
