import type { MetadataRoute } from 'next';
import { pages } from '@/lib/catalog/pages';
import { isIndexed } from '@/lib/pages/record';
import { absoluteUrl } from '@/lib/pages/urls';
import { languageUrls } from '@/lib/seo/languageUrls';

export const dynamic = 'force-static';

/** The URL of a page, and of the same page in other languages. */
function urls(path: string) {
  const alternates = languageUrls(path);
  return { url: absoluteUrl(path), ...(alternates.languages && { alternates }) };
}

/**
 * The canonical URL of every indexable page. Only entries have dates: for other pages, they would need the
 * full git history, which most hosts do not clone.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages()
    .filter(isIndexed)
    .map(({ path, date }) => (date ? { ...urls(path), lastModified: date } : urls(path)));
}
