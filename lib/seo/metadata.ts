import type { Metadata } from 'next';
import type { Company } from '@/lib/records/company';
import { ogLocale } from '@/lib/text/language';
import { canonicalOf, hasContent, socialCardFile, type PageRecord } from '@/lib/pages/record';
import { absoluteUrl } from '@/lib/pages/urls';
import { languageUrls } from '@/lib/pages/alternates';

/** The metadata of a page, from its record. Entries and their lists have one, too (lib/pages/entryPages.ts). */
export function pageMetadata(
  route: PageRecord,
  site: Pick<Company, 'name' | 'language' | 'alternates'>,
): Metadata {
  const { name: siteName, language } = site;
  const { title, description } = route;
  const locale = ogLocale(language);
  const url = absoluteUrl(canonicalOf(route));
  const images = [
    {
      url: absoluteUrl(socialCardFile(route)),
      type: 'image/jpeg',
      width: 1200,
      height: 630,
      alt: title,
    },
  ];
  return {
    title,
    description,
    alternates: { canonical: url, languages: languageUrls(route, site) },
    // Without this key, the page inherits the value of the layout.
    ...(route.indexable && hasContent(route) ? {} : { robots: { index: false, follow: true } }),
    openGraph: { type: 'website', locale, siteName, title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
