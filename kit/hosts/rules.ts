/** The headers and redirects of a site, in a form that does not depend on the host. */
import path from 'node:path';

import { CONTENT_TYPES } from './content-types';

export type Header = { name: string; value: string };
export type Redirect = {
  from: string;
  /** A path, or the URL of another site. `describeSite` encodes it. */
  to: string;
  status: number;
  /**
   * Whether a small page at the old URL leads to the new one, for hosts without redirects. On the
   * others, the redirect wins over this page.
   */
  hasPage?: boolean;
};

/** What a site decides. Paths are without the base path. */
export type HostRules = {
  /** The headers of all responses, except for Cache-Control and Content-Type. */
  headers: readonly Header[];
  /**
   * Headers of files with an extension, such as `svg`. A header of the same name for all responses is
   * replaced, except on hosts that send both.
   */
  headersByExtension?: Readonly<Record<string, readonly Header[]>>;
  redirects: readonly Redirect[];
  /** Folders of the export whose files may be cached forever, because their names contain a hash. */
  cachedForever: readonly string[];
  /** Files of the export whose types few hosts know, such as `contact.vcf`. */
  typedFiles?: readonly string[];
};

/** The rules with all paths below the base path: an empty string, or a path such as `/site`. */
export type Site = {
  basePath: string;
  headers: readonly Header[];
  headersByExtension: readonly (readonly [extension: string, headers: readonly Header[]])[];
  cachedForever: readonly string[];
  typedFiles: readonly (readonly [path: string, type: string])[];
  redirects: readonly Redirect[];
};

/**
 * The Cache-Control header of all other files: their content may change, so browsers revalidate
 * them each time and usually get 304. Netlify, Cloudflare Pages and Vercel send it by default.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Configuration files in the export, each for specific hosts. nginx, Apache, Caddy and the kit's
 * server do not serve these files to visitors.
 */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'];

export const NOT_FOUND_FILE = '404.html';

/**
 * A path or a URL in ASCII, as in a Location header: characters that no URL contains
 * (https://www.rfc-editor.org/rfc/rfc3986#appendix-A) are percent-encoded, so that no format of a host
 * gets quotes, braces, backslashes or spaces from a target. `new URL` keeps some of them in queries.
 */
function encodeTarget(to: string): string {
  const origin = 'https://site.example';
  const isPath = to.startsWith('/');
  const { href } = new URL(isPath ? origin + to : to);
  return (isPath ? href.slice(origin.length) : href).replace(
    /[^\w.~:/?#[\]@!$&'()*+,;=%-]/g,
    encodeURIComponent,
  );
}

/** Where a redirect leads: a path of the origin, or the URL of another site. */
export const targetIn = (basePath: string, to: string) => (to.startsWith('/') ? basePath + to : to);

export function describeSite(basePath: string, rules: HostRules): Site {
  const under = (path: string) => `${basePath}${path}`;
  return {
    basePath,
    headers: rules.headers,
    headersByExtension: Object.entries(rules.headersByExtension ?? {}),
    cachedForever: rules.cachedForever.map((folder) => under(`/${folder}`)),
    typedFiles: (rules.typedFiles ?? []).map((file) => [
      under(`/${file}`),
      CONTENT_TYPES[path.extname(file)]!,
    ]),
    redirects: rules.redirects.map((redirect) => ({
      ...redirect,
      from: under(redirect.from),
      to: encodeTarget(targetIn(basePath, redirect.to)),
    })),
  };
}

/**
 * The target of a redirect with the query of the request, which comes before an anchor. A target with a
 * query of its own keeps that one.
 */
export function withQuery(to: string, query: string): string {
  const [url] = to.split('#') as [string];
  return url.includes('?') ? to : url + query + to.slice(url.length);
}

const pageOf = (url: string) =>
  url.replace(/[?#].*$/, '').replace(/(?:\/index)?(?:\.html)?\/?$/i, '');

/**
 * Whether two URLs are of one page, except for capital letters: `/Services` and `/services`. There can be no page
 * at the old one, because on some disks and hosts it would replace the new one.
 */
export function differsInCase(from: string, to: string): boolean {
  const [one, other] = [pageOf(from), pageOf(to)];
  return one !== other && one.toLowerCase() === other.toLowerCase();
}

/** Redirects from old URLs to new ones, with and without a trailing slash. */
export const movedPages = (moved: readonly Readonly<Pick<Redirect, 'from' | 'to'>>[]): Redirect[] =>
  moved.flatMap(({ from, to }) =>
    (from.endsWith('.html') ? [from] : [from, `${from}/`]).map((each) => ({
      from: each,
      to,
      status: 301,
      hasPage: !differsInCase(from, to),
    })),
  );

/**
 * Redirects from the lowercase form of each path, because people rarely type capital letters. Each
 * exists with and without a trailing slash, because some hosts match paths exactly.
 */
export const lowercaseRedirects = (paths: readonly string[]): Redirect[] =>
  paths
    .filter((path) => path !== path.toLowerCase())
    .flatMap((to) => [
      // No page accepts POST requests, so 308, which would preserve them, is not needed.
      { from: to.toLowerCase(), to, status: 301 },
      { from: `${to.toLowerCase()}/`, to, status: 301 },
    ]);

/** The headers of a path, or of all paths that match a pattern such as `/folder/*`. */
export type PathHeaders = { path: string; headers: Readonly<Record<string, string>> };

const asRecord = (headers: readonly Header[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name, value]));

/**
 * For hosts with one list of headers per path. No two entries set the same header for a path,
 * because Cloudflare Pages would join the values, except for those by extension: of two content
 * security policies, browsers apply both. These hosts revalidate other files by default.
 */
export const headersByPath = ({
  basePath,
  headers,
  headersByExtension,
  cachedForever,
  typedFiles,
}: Site): PathHeaders[] => [
  { path: `${basePath}/*`, headers: asRecord(headers) },
  ...headersByExtension.map(([extension, own]) => ({
    path: `${basePath}/*.${extension}`,
    headers: asRecord(own),
  })),
  ...cachedForever.map((folder) => ({
    path: `${folder}/*`,
    headers: { 'Cache-Control': FOREVER },
  })),
  ...typedFiles.map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
];

/** A pattern has at most one star, which stands for any text. */
function covers(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

export const headersFor = (path: string, rules: readonly PathHeaders[]): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter((rule) => covers(rule.path, path)).map(({ headers }) => headers),
  );

/** A value in double quotes, in the syntax that nginx, Apache and Caddy share. */
export const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const escaped = (path: string) => path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/**
 * Regular expressions for all files in these folders and for one path, in the syntax that nginx,
 * Apache and Caddy share.
 */
export const foldersPattern = (folders: readonly string[]) =>
  `^(?:${folders.map(escaped).join('|')})/`;
export const pathPattern = (path: string) => `^${escaped(path)}$`;
export const extensionPattern = (extension: string) => `\\.${escaped(extension)}$`;
