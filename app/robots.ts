import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/**
 * Crawlers may read every page. Pages that should not be indexed have a robots meta tag, which a crawler
 * that may not read the page cannot see.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
