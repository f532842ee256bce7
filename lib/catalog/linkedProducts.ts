import { products } from '@/content/lists/products';
import { pathOf } from './pages';
import { productHref } from '@/lib/pages/urls';

const path = pathOf('products');

/** The products with the URLs of their cards on /Products. Empty if the site has no such page. */
export const linkedProducts = path
  ? products.map((product) => ({ ...product, href: productHref(path, product.id) }))
  : [];
