import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/parts/Picture';
import { pictures } from '@/lib/pictures.generated';

jest.mock('@/lib/settings', () => ({
  settings: { siteUrl: 'https://x.example', basePath: '/site' },
}));

const SRC = '/product/metaverse game.jpg';
const made = pictures[SRC];

function show(eager?: boolean) {
  render(<Picture src={SRC} alt="A floating island" sizes="50vw" {...(eager ? { eager } : {})} />);
  return screen.getByRole('img', { name: 'A floating island' });
}

describe('Picture', () => {
  it('has a fallback URL with the base path, percent-encoded', () => {
    expect(show()).toHaveAttribute('src', '/site/product/metaverse%20game.jpg');
  });

  it.each(['avif', 'webp'] as const)('offers %s in every width, with the base path', (format) => {
    show();
    const source = document.querySelector(`source[type="image/${format}"]`);
    expect(source).toHaveAttribute(
      'srcset',
      made[format].map(([width, url]) => `/site${url} ${width}w`).join(', '),
    );
    expect(source).toHaveAttribute('sizes', '50vw');
  });

  it('lists AVIF first', () => {
    show();
    const types = [...document.querySelectorAll('source')].map(({ type }) => type);
    expect(types).toEqual(['image/avif', 'image/webp']);
  });

  it('has width and height attributes', () => {
    const picture = show();
    expect(picture).toHaveAttribute('width', String(made.width));
    expect(picture).toHaveAttribute('height', String(made.height));
  });

  it('loads lazily by default', () => {
    expect(show()).toHaveAttribute('loading', 'lazy');
  });

  it('loads eagerly and with high priority above the fold', () => {
    const picture = show(true);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });
});
