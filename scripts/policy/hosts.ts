import { redirects } from '@/content/redirects';
import { HASHED_FOLDERS } from '@/kit/next';
import { lowercaseRedirects, movedPages, type HostRules } from '@/kit/hosts/rules';
import { allPages } from '@/lib/catalog/pages';
import type { MovedPage } from '@/lib/pages/redirects';
import type { EmbedVendor } from '@/lib/embeds/embed';

import { headers, SVG_HEADERS } from './headers';

/** The folder for generated server configurations, which must not be served to visitors. */
export const hostsDirOf = (out: string) => (out === 'out' ? 'hosts' : `${out}-hosts`);

type Facts = {
  /** The paths of pages that also redirect from their lowercase form. */
  paths: readonly string[];
  moved: readonly Pick<MovedPage, 'from' | 'to'>[];
  /** The vendors with frames on the live site. */
  embeds: readonly EmbedVendor[];
};

export function hostRules({ paths, moved, embeds }: Facts): HostRules {
  return {
    headers: headers(embeds),
    headersByExtension: { svg: SVG_HEADERS },
    redirects: [
      ...movedPages(moved),
      // Routes contain capital letters, which people rarely type, so their lowercase forms redirect. For any
      // other spelling, the 404 page suggests the correct route.
      ...lowercaseRedirects(paths),
    ],
    // The names of pictures contain a hash of their master and encoder.
    cachedForever: [...HASHED_FOLDERS, 'pictures'],
    // With nosniff, a file with the wrong type does not open.
    typedFiles: ['contact.vcf', 'manifest.webmanifest'],
  };
}

/** The headers and redirects of the live site, also in previews, with the vendors that have frames on it. */
export const siteRules = (embeds: readonly EmbedVendor[]): HostRules =>
  hostRules({
    paths: allPages(false)
      .filter(({ folder }) => !folder)
      .map(({ path }) => path),
    moved: redirects,
    embeds,
  });
