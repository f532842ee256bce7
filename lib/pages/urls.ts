import { isTranslated } from '@/lib/language';
import { settings } from '@/lib/settings';

/**
 * The URL path of a file or page of this site, for attributes to which Next.js does not add the
 * base path (`src`, `srcset`, `action`, plain `href`). Encodes spaces, as in
 * `/product/metaverse game.jpg`.
 */
export const withBasePath = (path: string) => settings().basePath + encodeURI(path);

/**
 * The absolute URL of a route or file, for canonical links, social cards and the sitemap. The home
 * page's URL has no trailing slash, because Next.js removes it from the canonical link.
 */
export const absoluteUrl = (path: string, basePath = settings().basePath) =>
  settings().siteUrl + basePath + (path === '/' ? '' : encodeURI(path));

/**
 * The absolute URLs of a page by language, for search engines. There are none in a site in one language,
 * and for a page that search engines do not find in some language.
 */
export function languageUrls(path: string): { languages?: Record<string, string> } {
  const bases = Object.entries(settings().languages);
  if (!bases[0] || !isTranslated(path)) return {};
  const urls = [['x-default', bases[0][1]] as const, ...bases].map(
    ([tag, basePath]) => [tag, absoluteUrl(path, basePath)] as const,
  );
  return { languages: Object.fromEntries(urls) };
}

/** The id of a product card on /Products. */
export const productAnchor = (id: number) => `product-${id}`;

/** @param path the path of the page with the products */
export const productHref = <Path extends string>(path: Path, id: number) =>
  `${path}#${productAnchor(id)}` as const;
