import { render, screen, within } from '@testing-library/react';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { products } from '@/content/collections/products';
import { products as page } from '@/content/pages/Products';
import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import { productAnchor, withBasePath } from '@/lib/paths';

beforeEach(() => render(<ProductGrid products={products} bookNow={page.bookNow} />));

describe('ProductGrid', () => {
  it('has a card for each product, in order', () => {
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(products.map(({ title }) => title));
  });

  it('has a "Book Now" button for each product that submits its title', () => {
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Book Now' });
    expect(buttons.map(({ type, name, value }) => [type, name, value])).toEqual(
      products.map(({ title }) => ['submit', PRODUCT_PARAMETER, title]),
    );
  });

  it('submits the product to the contact page without scripts', () => {
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', withBasePath('/ContactUs'));
    expect(form).toHaveAttribute('method', 'get');
  });

  it.each(products)(
    'shows the picture of $title in a card with an anchor',
    ({ id, title, image, alt }) => {
      const card = screen.getByRole('article', { name: title });
      expect(card).toHaveAttribute('id', productAnchor(id));
      const picture = within(card).getByRole('img', { name: alt });
      expect(picture).toHaveAttribute('src', withBasePath(image));
    },
  );

  it('loads the first picture eagerly and the others lazily', () => {
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(products.map((_product, index) => (index === 0 ? 'eager' : 'lazy')));
  });
});
