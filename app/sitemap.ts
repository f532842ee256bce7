import type { MetadataRoute } from 'next';
import { entryPages } from '@/app/entries';
import { listedRoutes } from '@/lib/pages';
import { absoluteUrl, languageUrls } from '@/lib/paths';

export const dynamic = 'force-static';

/** The URL of a page, and of the same page in other languages. */
function urls(path: string) {
  const alternates = languageUrls(path);
  return { url: absoluteUrl(path), ...(alternates.languages && { alternates }) };
}

/** The canonical URL of every indexable page. Those of entries have dates. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...listedRoutes().map(({ path }) => urls(path)),
    ...entryPages.map(({ path, date }) => ({ ...urls(path), lastModified: date })),
  ];
}
