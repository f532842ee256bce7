import { render, screen } from '@testing-library/react';
import { setBuild } from '@/jest.build';
import { Picture } from '@/components/parts/Picture';
import type { PictureSrc } from '@/lib/pictures.generated';

setBuild({ BASE_PATH: '/site' });

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

describe('Picture', () => {
  it('has a fallback, and WebP at every width, at percent-encoded URLs with the base path', () => {
    render(<Picture src={SRC} alt="A floating island" sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'A floating island' });
    expect(picture).toHaveAttribute('src', '/site/product/a%20game.jpg');
    const urls = made.webp.map(([width, url]) => `/site${url} ${width}w`);
    expect(picture).toHaveAttribute('srcset', urls.join(', '));
  });

  it('shows a picture at another host as it is', () => {
    render(<Picture src={EXTERNAL} alt="A game" sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'A game' });
    expect(picture).toHaveAttribute('src', EXTERNAL);
    expect(picture).not.toHaveAttribute('srcset');
  });
});
