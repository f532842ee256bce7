import { settings } from '@/lib/settings';

/**
 * The address of a file or page of this site, for attributes that Next.js does not prefix itself
 * (`src`, `srcset`, `action`, plain `href`). Encodes spaces: `/product/metaverse game.jpg`.
 */
export const withBase = (path: string) => settings.basePath + encodeURI(path);

/** The absolute address of a route or file, for canonical links, cards and the sitemap. */
export const absoluteUrl = (path: string) =>
  settings.siteUrl + settings.basePath + (path === '/' && settings.basePath ? '' : encodeURI(path));
