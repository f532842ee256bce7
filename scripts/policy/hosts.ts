import { languages } from '@/content/languages';
import { redirects } from '@/content/redirects';
import { HASHED_FOLDERS } from '@/kit/next';
import { lowercaseRedirects, movedPages, type HostRules } from '@/kit/hosts/rules';
import { allPages } from '@/lib/pages/entryFiles';

import { headers, SVG_HEADERS, type Hsts } from './headers';

/** The folder for generated server configurations, which must not be served to visitors. */
export const hostsDirOf = (out: string) => (out === 'out' ? 'hosts' : `${out}-hosts`);

/**
 * The headers and redirects of the site: those of content/redirects.ts, and others. Routes contain
 * capital letters, which people rarely type, so their lowercase forms redirect. For any other spelling,
 * the 404 page suggests the correct route.
 *
 * @param hsts Only tests set this parameter and the next ones.
 */
export const hostRules = (
  hsts?: Hsts,
  paths: readonly string[] = allPages(false)
    .filter(({ folder }) => !folder)
    .map(({ path }) => path),
  tags: readonly string[] = languages.slice(1),
): HostRules => {
  const inAll = (files: readonly string[]) => [
    ...files,
    ...tags.flatMap((tag) => files.map((file) => `${tag}/${file}`)),
  ];
  return {
    headers: headers(hsts),
    headersByExtension: { svg: SVG_HEADERS },
    redirects: [
      ...movedPages(redirects),
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
};
