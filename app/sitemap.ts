import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { dates } from '@/lib/dates.generated';
import { listed } from '@/lib/metadata';
import { absoluteUrl } from '@/lib/paths';

export const dynamic = 'force-static';

/** The canonical address of every page that search engines should list, and when it changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listed(routes).map(({ path }) => ({ url: absoluteUrl(path), lastModified: dates[path] }));
}
