/** The headers and redirects of the site, in a form that does not depend on the host. */
import {
  CACHED_FOREVER,
  FOREVER,
  headers,
  TYPED_FILES,
  type Header,
  type Hsts,
} from '@/scripts/policy/headers';
import { redirects, type Redirect } from '@/scripts/policy/redirects';

/** All paths start with the base path: an empty string, or a path such as `/site`. */
export type Site = {
  basePath: string;
  /** The headers of all responses, except for Cache-Control and Content-Type. */
  headers: readonly Header[];
  /** Files in these folders may be cached forever. All others must be revalidated. */
  cachedForever: readonly string[];
  /** Files with their content types, for hosts that do not know the types. */
  typedFiles: readonly (readonly [path: string, type: string])[];
  redirects: readonly Redirect[];
};

/** @param hsts Only tests set this parameter and the next one. */
export function describeSite(basePath: string, hsts?: Hsts, paths?: readonly string[]): Site {
  const under = (path: string) => `${basePath}${path}`;
  return {
    basePath,
    headers: headers(hsts),
    cachedForever: CACHED_FOREVER.map((folder) => under(`/${folder}`)),
    typedFiles: Object.entries(TYPED_FILES).map(([file, type]) => [under(`/${file}`), type]),
    redirects: redirects(paths).map(({ from, to, status }) => ({
      from: under(from),
      to: under(to),
      status,
    })),
  };
}

/** The headers of a path, or of all paths that match a pattern such as `/folder/*`. */
export type PathHeaders = { path: string; headers: Readonly<Record<string, string>> };

/**
 * For hosts with one list of headers per path. No two entries set the same header for a path,
 * because Cloudflare Pages would join the values. These hosts revalidate other files by default.
 */
export const headersByPath = ({
  basePath,
  headers,
  cachedForever,
  typedFiles,
}: Site): PathHeaders[] => [
  {
    path: `${basePath}/*`,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
  },
  ...cachedForever.map((folder) => ({
    path: `${folder}/*`,
    headers: { 'Cache-Control': FOREVER },
  })),
  ...typedFiles.map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
];

const covers = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export const headersFor = (path: string, rules: readonly PathHeaders[]): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter((rule) => covers(rule.path, path)).map(({ headers }) => headers),
  );

const escaped = (path: string) => path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/**
 * Regular expressions for all files in these folders and for one path, in the syntax that nginx,
 * Apache and Caddy share.
 */
export const foldersPattern = (folders: readonly string[]) =>
  `^(?:${folders.map(escaped).join('|')})/`;
export const pathPattern = (path: string) => `^${escaped(path)}$`;
