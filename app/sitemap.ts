import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { listedRoutes } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/paths';

export const dynamic = 'force-static';

/** The canonical URL of every indexable page. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedRoutes(routes).map(({ path }) => ({ url: absoluteUrl(path) }));
}
