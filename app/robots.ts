import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/paths';

export const dynamic = 'force-static';

/** Everything may be read; pages that should not be listed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
