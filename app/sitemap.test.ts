import path from 'node:path';

import { isIndexed } from '@/lib/pages/record';
import { pages } from '@/lib/catalog/pages';
import sitemap from '@/app/sitemap';
import { absoluteUrl } from '@/lib/pages/urls';

jest.spyOn(process, 'cwd').mockReturnValue(path.resolve('scripts/test'));

it('lists each indexable, canonical page once', () => {
  const shown = pages()
    .filter(isIndexed)
    .map(({ path }) => absoluteUrl(path));
  expect(sitemap().map(({ url }) => url)).toEqual(shown);
  expect(new Set(shown).size).toBe(shown.length);
});
