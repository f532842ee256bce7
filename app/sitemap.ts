import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { absoluteUrl } from '@/lib/paths';

export const dynamic = 'force-static';

/** The canonical address of every page that search engines should list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ indexable }) => indexable)
    .map(({ path }) => ({ url: absoluteUrl(path) }));
}
