import type { MetadataRoute } from 'next';
import { pages } from '@/lib/catalog/pages';
import { isIndexed } from '@/lib/pages/record';
import { absoluteUrl } from '@/lib/pages/urls';

export const dynamic = 'force-static';

/**
 * The canonical URL of every indexable page. Only entries have dates: for other pages, they would need the
 * full git history, which most hosts do not clone.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages()
    .filter(isIndexed)
    .map(({ path, date }) => ({ url: absoluteUrl(path), ...(date && { lastModified: date }) }));
}
