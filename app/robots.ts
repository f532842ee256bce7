import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/** A crawler that may not read a page cannot see the meta tag that keeps it out of the index. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
