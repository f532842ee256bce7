import type { Metadata, Route } from 'next';
import { site } from '@/content/site';
import type { Alternate } from '@/lib/company';
import { ogLocale } from '@/lib/text';
import { absoluteUrl, hasPage, urlThere, type SiteHref } from '@/lib/urls';

type Words = { title: string; description: string };

/** For search engines. `undefined` if only this site has the page. */
function languageUrls(path: string): Record<string, string> | undefined {
  const sites = site.alternates.filter((each) => hasPage(each, path));
  if (sites.length < 2) return undefined;
  // Of this page, the canonical URL.
  const urlOf = (each: Alternate) =>
    each.language === site.language ? absoluteUrl(path) : urlThere(each, path);
  const urls = Object.fromEntries(sites.map((each) => [each.language, urlOf(each)]));
  const main = sites.find((each) => each.default);
  return main ? { ...urls, 'x-default': urlOf(main) } : urls;
}

export const cardOf = (path: string) => `/social${path === '/' ? '/home' : path}.jpg`;

type Options = {
  /** The page that search engines show instead. */
  canonical?: Route;
  /** If search engines may not show the page, it has the social card of the home page. */
  index?: boolean;
};

export function pageMetadata(
  path: SiteHref,
  { title, description }: Words,
  { canonical, index = true }: Options = {},
): Metadata {
  const url = absoluteUrl(canonical ?? path);
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: index && !canonical ? languageUrls(path) : undefined,
    },
    // Without this key, the page would inherit that of the layout.
    ...(index ? {} : { robots: { index: false, follow: true } }),
    // With the title and the description. The card of X has what Open Graph has.
    openGraph: {
      type: 'website',
      locale: ogLocale(site.language),
      siteName: site.name,
      url,
      images: [
        {
          url: absoluteUrl(cardOf(index ? path : '/')),
          type: 'image/jpeg',
          width: 1200,
          height: 630,
          alt: title,
        },
      ],
    },
  };
}

/** Search engines cut longer titles. */
const TITLE_MAX = 60;

/** Without the name of the company, if that would make it too long. */
export const postTitle = (title: string) =>
  title.length + site.name.length + 2 <= TITLE_MAX ? `${title}: ${site.name}` : title;
