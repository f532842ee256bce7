import { HASHED_FOLDERS } from '@/kit/next';
import { lowercaseRedirects, movedPages, type HostRules } from '@/kit/hosts/rules';
import { furtherLanguages } from '@/lib/catalog/languages';
import { allPages } from '@/lib/catalog/pages';
import type { WrittenMove } from '@/lib/pages/redirects';
import type { EmbedVendor } from '@/lib/embeds/embed';
import { allMoved, redirectLists } from '@/scripts/content/redirectLists';

import { headers, SVG_HEADERS } from './headers';

/** The folder for generated server configurations, which must not be served to visitors. */
export const hostsDirOf = (out: string) => (out === 'out' ? 'hosts' : `${out}-hosts`);

type Facts = {
  /** The paths of pages that also redirect from their lowercase form. */
  paths: readonly string[];
  moved: readonly WrittenMove[];
  /** The vendors with frames on the live site. */
  embeds: readonly EmbedVendor[];
  /** Only tests set this property. */
  tags?: readonly string[];
};

export function hostRules({ paths, moved, embeds, tags = furtherLanguages }: Facts): HostRules {
  const inAll = (files: readonly string[]) => [
    ...files,
    ...tags.flatMap((tag) => files.map((file) => `${tag}/${file}`)),
  ];
  return {
    headers: headers(embeds),
    headersByExtension: { svg: SVG_HEADERS },
    redirects: [
      ...movedPages(moved),
      // Routes contain capital letters, which people rarely type, so their lowercase forms redirect. For any
      // other spelling, the 404 page suggests the correct route.
      ...['', ...tags.map((tag) => `/${tag}`)].flatMap((folder) =>
        lowercaseRedirects(paths, folder),
      ),
    ],
    // The names of pictures contain a hash of their master and encoder.
    cachedForever: inAll([...HASHED_FOLDERS, 'pictures']),
    // With nosniff, a file with the wrong type does not open.
    typedFiles: inAll(['contact.vcf', 'manifest.webmanifest']),
    withNotFound: tags,
  };
}

/** The headers and redirects of the live site, also in previews, with the vendors that have frames on it. */
export const siteRules = async (embeds: readonly EmbedVendor[]): Promise<HostRules> =>
  hostRules({
    paths: allPages(false)
      .filter(({ folder }) => !folder)
      .map(({ path }) => path),
    moved: allMoved(await redirectLists(false)),
    embeds,
  });
