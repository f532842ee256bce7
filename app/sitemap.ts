import type { MetadataRoute } from 'next';
import { entryPages } from '@/app/entries';
import { listedRoutes } from '@/lib/pages';
import { absoluteUrl } from '@/lib/paths';

export const dynamic = 'force-static';

/** The canonical URL of every indexable page. Those of entries have dates. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...listedRoutes().map(({ path }) => ({ url: absoluteUrl(path) })),
    ...entryPages.map(({ path, date }) => ({ url: absoluteUrl(path), lastModified: date })),
  ];
}
