import type { Route } from 'next';
import type { Alternate } from '@/lib/company';

/** Also with a query or a fragment. Of a dynamic route, the compiler knows the folder. */
export type SiteHref = Route<`/Services/${string}` | `/Work/${string}` | `/Insights/${string}`>;

/**
 * For attributes to which Next.js does not add the base path (`src`, `srcset`, `action`, plain `href`).
 * Encodes spaces, as in `/product/metaverse game.jpg`.
 */
export const withBasePath = (path: string) => BUILD.basePath + encodeURI(path);

/**
 * For canonical links, social cards and the sitemap. The home page's URL has no slash at the end, because
 * Next.js removes it from the canonical link.
 */
export const absoluteUrl = (path: string) =>
  BUILD.siteUrl + BUILD.basePath + (path === '/' ? '' : encodeURI(path));

const isExternal = (src: string) => src.startsWith('https://');

/** For `src` and `srcset`: a path of the site, or a URL at another host. */
export const pictureUrl = (src: string) => (isExternal(src) ? src : withBasePath(src));

export const absolutePictureUrl = (src: string) => (isExternal(src) ? src : absoluteUrl(src));

/** A link in Markdown is encoded already. */
export const linkUrl = (href: string) => BUILD.basePath + href;

export const productAnchor = (id: number) => `product-${id}` as const;

export const productHref = (id: number) => `/Products#${productAnchor(id)}` as const;

export const TYPICAL_ID = 'typical';

/** Each language has its own case studies, articles and topics. */
const PER_LANGUAGE = /^\/((Work|Insights)\/|_)/;

/** Whether the site in another language has a page, too. */
export const hasPage = ({ missing = [] }: Pick<Alternate, 'missing'>, path: string) =>
  !PER_LANGUAGE.test(path) && !missing.includes(path);

export const urlThere = ({ url }: Pick<Alternate, 'url'>, path: string) =>
  path === '/' ? url : url + encodeURI(path);

/**
 * The id of an element of the site. Headings in Markdown cannot have it: `github-slugger` writes lowercase
 * ids. What links may name, such as `#product-3`, has no prefix.
 * @param name unique within a page, such as `sidebar`
 */
export const siteId = (name: string) => `Site-${name}`;
