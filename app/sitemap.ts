import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { absoluteUrl } from '@/lib/paths';

export const dynamic = 'force-static';

/** The canonical address of every page that search engines should list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ path, canonical, indexable }) => indexable && path === canonical)
    .map(({ path }) => ({ url: absoluteUrl(path) }));
}
