import type { Route } from 'next';

/** A path of this site, also with a query or a fragment. Of a dynamic route, the compiler knows the folder. */
export type SiteHref = Route<`/Services/${string}` | `/Work/${string}` | `/Insights/${string}`>;

/**
 * The URL path of a file or page of this site, for attributes to which Next.js does not add the
 * base path (`src`, `srcset`, `action`, plain `href`). Encodes spaces, as in
 * `/product/metaverse game.jpg`.
 */
export const withBasePath = (path: string) => BUILD.basePath + encodeURI(path);

/**
 * The absolute URL of a route or file, for canonical links, social cards and the sitemap. The home
 * page's URL has no trailing slash, because Next.js removes it from the canonical link.
 */
export const absoluteUrl = (path: string) =>
  BUILD.siteUrl + BUILD.basePath + (path === '/' ? '' : encodeURI(path));

const isExternal = (src: string) => src.startsWith('https://');

/** The URL of a picture for `src` and `srcset`: a path of the site, or a URL at another host. */
export const pictureUrl = (src: string) => (isExternal(src) ? src : withBasePath(src));

/** The same for structured data. */
export const absolutePictureUrl = (src: string) => (isExternal(src) ? src : absoluteUrl(src));

/** The path of a link in Markdown, which is encoded already. */
export const linkUrl = (href: string) => BUILD.basePath + href;

/** The id of a product's card on /Products. */
export const productAnchor = (id: number) => `product-${id}` as const;

export const productHref = (id: number) => `/Products#${productAnchor(id)}` as const;

/** The id of the typical projects, with their prices, on the page of a service. */
export const TYPICAL_ID = 'typical';
