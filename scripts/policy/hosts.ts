import { HASHED_FOLDERS } from '@/kit/next';
import {
  describeSite,
  headersByPath,
  lowercaseRedirects,
  movedPages,
  type HostRules,
  type Redirect,
} from '@/kit/hosts/rules';
import { furtherLanguages } from '@/lib/catalog/languages';
import { allPages } from '@/lib/catalog/pages';
import type { WrittenMove } from '@/lib/pages/redirects';
import type { EmbedVendor } from '@/lib/embeds/embed';
import type { Advice } from '@/scripts/content/advice';
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

/** How many redirects a host reads, and how many lines one of ours has there. */
const LIMITS = [
  // https://developers.cloudflare.com/pages/configuration/redirects/
  { host: 'Cloudflare Pages', limit: 2000, linesOf: ({ hasPage }: Redirect) => (hasPage ? 2 : 1) },
  // https://vercel.com/docs/limits
  { host: 'Vercel', limit: 2048, linesOf: () => 1 },
];

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const HEADER_RULES_MAX = 100;

/** The hosts that would not read all redirects and headers. Redirects of content/ are first. */
export function hostAdvice(rules: HostRules): Advice[] {
  const advice: Advice[] = [];
  for (const { host, limit, linesOf } of LIMITS) {
    const lines = rules.redirects.reduce((sum, redirect) => sum + linesOf(redirect), 0);
    if (lines > limit)
      advice.push({
        file: 'content/redirects.ts',
        found: `makes ${lines} redirects with those of lowercase URLs, but ${host} reads only ${limit}`,
        remedy: 'if you deploy there, remove those that nobody follows anymore',
      });
  }
  const count = headersByPath(describeSite('', rules)).length;
  if (count > HEADER_RULES_MAX)
    advice.push({
      file: 'content/languages.ts',
      found: `makes ${count} rules for headers, but Cloudflare Pages reads only ${HEADER_RULES_MAX}`,
      remedy: 'choose another host, such as Netlify',
    });
  return advice;
}
