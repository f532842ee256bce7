import { redirects } from '@/content/redirects';
import { HASHED_FOLDERS } from '@/kit/next';
import { lowercaseRedirects, movedPages, type HostRules } from '@/kit/hosts/rules';
import { allPages } from '@/lib/catalog/pages';
import type { MovedPage } from '@/lib/pages/redirects';

import { HEADERS, SVG_HEADERS } from './headers';

/** The folder for generated server configurations, which must not be served to visitors. */
export const hostsDirOf = (out: string) => (out === 'out' ? 'hosts' : `${out}-hosts`);

type Facts = {
  /** The paths of pages that also redirect from their lowercase form. */
  paths: readonly string[];
  moved: readonly Pick<MovedPage, 'from' | 'to'>[];
};

export function hostRules({ paths, moved }: Facts): HostRules {
  return {
    headers: HEADERS,
    headersByExtension: { svg: SVG_HEADERS },
    redirects: [
      ...movedPages(moved),
      // Routes contain capital letters, which people rarely type, so their lowercase forms redirect. For any
      // other spelling, the 404 page opens the page.
      ...lowercaseRedirects(paths),
    ],
    // The names of pictures contain a hash of their master and encoder.
    cachedForever: [...HASHED_FOLDERS, 'pictures'],
    // With nosniff, a file with the wrong type does not open.
    typedFiles: ['contact.vcf', 'manifest.webmanifest'],
  };
}

/** The headers and redirects of the live site, also in previews. */
export const siteRules = (): HostRules =>
  hostRules({
    paths: allPages(false)
      .filter(({ folder }) => !folder)
      .map(({ path }) => path),
    moved: redirects,
  });
