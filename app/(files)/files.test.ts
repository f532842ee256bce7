import path from 'node:path';

import { isIndexed } from '@/lib/pages/record';
import { pages, pathOf } from '@/lib/catalog/pages';
import sitemap from '@/app/sitemap';
import { GET as llms } from '@/app/(files)/llms.txt/route';
import { faqs } from '@/scripts/test/content/lists/faqs';
import { products } from '@/scripts/test/content/lists/products';
import { site } from '@/scripts/test/content/site';
import type { PageId } from '@/lib/catalog/routes';
import { absoluteUrl } from '@/lib/pages/urls';

jest.spyOn(process, 'cwd').mockReturnValue(path.resolve('scripts/test'));

const texts = pages().filter(({ entry }) => entry);

describe('the sitemap', () => {
  it('lists each indexable, canonical page once', () => {
    const shown = pages()
      .filter(isIndexed)
      .map(({ path }) => absoluteUrl(path));
    expect(sitemap().map(({ url }) => url)).toEqual(shown);
    expect(new Set(shown).size).toBe(shown.length);
    for (const { path, date } of texts)
      expect(sitemap()).toContainEqual(
        expect.objectContaining({ url: absoluteUrl(path), lastModified: date }),
      );
  });
});

describe('llms.txt', () => {
  it('lists all pages, products and questions, and contains no other links', async () => {
    const shown = <Row>(id: PageId, rows: readonly Row[]) => (pathOf(id) ? rows : []);
    const text = await llms().text();
    const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(linked).toEqual([
      ...pages()
        .filter((page) => isIndexed(page) && !page.date)
        .map(({ path }) => absoluteUrl(path)),
      ...shown('products', products).map(({ id }) =>
        absoluteUrl(`${pathOf('products')}#product-${id}`),
      ),
      ...shown('faq', faqs).map(({ id }) => absoluteUrl(`${pathOf('faq')}#${id}`)),
      ...texts.map(({ path }) => absoluteUrl(path)),
    ]);
    expect(text).toContain(site.mission);
    if (pathOf('faq')) for (const { answer } of faqs) expect(text).toContain(answer);
  });
});
