import type { Metadata, Route } from 'next';
import { site } from '@/content/site';
import { hasPage, ogLocale, urlThere } from '@/lib/languages';
import type { Alternate } from '@/lib/company';
import { absoluteUrl, type SiteHref } from '@/lib/urls';

type Words = { title: string; description: string };

/** The absolute URLs of a page by language, for search engines. `undefined` if only this site has it. */
function languageUrls(path: string): Record<string, string> | undefined {
  const sites = site.alternates.filter((each) => hasPage(each, path));
  if (sites.length < 2) return undefined;
  // Of this page, the URL that its canonical link has.
  const urlOf = (each: Alternate) =>
    each.language === site.language ? absoluteUrl(path) : urlThere(each, path);
  const urls = Object.fromEntries(sites.map((each) => [each.language, urlOf(each)]));
  const main = sites.find((each) => each.default);
  return main ? { ...urls, 'x-default': urlOf(main) } : urls;
}

/** The social card of a page (app/(files)/social). */
export const cardOf = (path: string) => `/social${path === '/' ? '/home' : path}.jpg`;

type Options = {
  /** The page that search engines show instead. */
  canonical?: Route;
  /** Whether search engines may show the page. If not, its social card is that of the home page. */
  index?: boolean;
};

/** The metadata of a page. */
export function pageMetadata(
  path: SiteHref,
  { title, description }: Words,
  { canonical, index = true }: Options = {},
): Metadata {
  const url = absoluteUrl(canonical ?? path);
  const images = [
    {
      url: absoluteUrl(cardOf(index ? path : '/')),
      type: 'image/jpeg',
      width: 1200,
      height: 630,
      alt: title,
    },
  ];
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: index && !canonical ? languageUrls(path) : undefined,
    },
    // Without this key, the page inherits the value of the layout.
    ...(index ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      locale: ogLocale(site.language),
      siteName: site.name,
      title,
      description,
      url,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** Search engines cut longer titles. */
const TITLE_MAX = 60;

/** The title of a post. One that would be too long does without the name of the company. */
export const postTitle = (title: string) =>
  title.length + site.name.length + 2 <= TITLE_MAX ? `${title}: ${site.name}` : title;
