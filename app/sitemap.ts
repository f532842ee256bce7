import type { MetadataRoute } from 'next';
import { pages } from '@/lib/pages';
import { absoluteUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/**
 * Only posts and their lists: other pages would need the full git history for a date, which most hosts do
 * not clone.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages().map(({ path, date }) => ({
    url: absoluteUrl(path),
    ...(date && { lastModified: date }),
  }));
}
