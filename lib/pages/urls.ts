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
export const absoluteUrl = (path: string, basePath = BUILD.basePath) =>
  BUILD.siteUrl + basePath + (path === '/' ? '' : encodeURI(path));

/** The id of a product card on /Products. */
export const productAnchor = (id: number) => `product-${id}`;

/** @param path the path of the page with the products */
export const productHref = <Path extends string>(path: Path, id: number) =>
  `${path}#${productAnchor(id)}` as const;
