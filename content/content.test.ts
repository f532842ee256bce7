/** What content must be, also that of another company. What breaks the site stops the build. */
import { products } from '@/content/lists/products';
import { quotes } from '@/content/lists/quotes';
import { services } from '@/content/lists/services';
import { insights, work } from '@/lib/posts';

it('each product is of a service', () => {
  const named = services.flatMap((service) => service.products);
  expect(products.map(({ id }) => id).filter((id) => !named.includes(id))).toEqual([]);
});

it('the case study of a quote exists', () => {
  const slugs = work(true).map(({ slug }) => slug);
  for (const { case: slug } of quotes) if (slug) expect(slugs).toContain(slug);
});

it('visitors do not read marks of Markdown or of placeholders', () => {
  const marked = [...work(true), ...insights(true)].filter(({ mark }) => mark);
  expect(marked.map(({ file, mark }) => `${file}: ${mark}`)).toEqual([]);
});
