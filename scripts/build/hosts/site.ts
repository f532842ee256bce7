/**
 * Combines the policies of the pages with the header and redirect rules. The result contains the
 * headers and redirects of all URLs in a form that does not depend on the host.
 */
import { headerRules, PAGES, type Hsts } from '@/scripts/policy/headers';
import { REDIRECTS, type Redirect } from '@/scripts/policy/redirects';

/** The content security policies for the HTTP headers, keyed by the HTML file of the page. */
export type Policies = Record<string, string>;

/** A header for a path, or for all paths that match a pattern such as `/folder/*`. */
export type HeaderRule = { path: string; name: string; value: string };

export type Site = {
  /**
   * The path that the site is served under: an empty string, or a path such as `/site`. All paths
   * in the other fields start with the base path.
   */
  basePath: string;
  /** The URL paths of all pages. */
  pages: readonly string[];
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
};

/** Returns the URL paths at which hosts serve an HTML file, such as `/FAQ` and `/FAQ.html`. */
function addressesOf(file: string): string[] {
  const clean = file === 'index.html' ? '' : file.replace(/(?<=\/)index\.html$|\.html$/, '');
  return [`/${clean}`, `/${file}`];
}

/** @param policies the policies of all HTML files, including copies such as FAQ/index.html */
export function describeSite(policies: Policies, basePath: string, hsts?: Hsts): Site {
  const under = (path: string) => basePath + path;
  const pages = Object.keys(policies).flatMap(addressesOf);
  const general = headerRules(hsts).flatMap(({ path, name, value }) =>
    (path === PAGES ? pages : [path]).map((at) => ({ path: under(at), name, value })),
  );
  const own = Object.entries(policies).flatMap(([file, value]) =>
    addressesOf(file).map((at) => ({ path: under(at), name: 'Content-Security-Policy', value })),
  );
  return {
    basePath,
    pages: pages.map(under),
    headers: [...general, ...own],
    redirects: REDIRECTS.map(({ from, to, status }) => ({
      from: under(from),
      to: under(to),
      status,
    })),
  };
}

export const covers = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Returns the headers of a path. If two rules set the same header, the later one wins. */
export function headersFor(path: string, headers: readonly HeaderRule[]): Record<string, string> {
  return Object.fromEntries(
    headers.filter((rule) => covers(rule.path, path)).map(({ name, value }) => [name, value]),
  );
}

/**
 * Drops each catch-all rule (`/*`) whose header is also set for specific paths. All other paths
 * then get the default value of the host. If both rules stayed, the specific paths would have two
 * values for the header: Cloudflare Pages joins them, but Netlify and Vercel do not.
 */
export function withoutOverridden({ headers, basePath }: Site): readonly HeaderRule[] {
  const general = `${basePath}/*`;
  const narrower = new Set(headers.filter(({ path }) => path !== general).map(({ name }) => name));
  return headers.filter(({ path, name }) => path !== general || !narrower.has(name));
}

/** A header with its value for all paths, if any, and its values for specific paths. */
export type HeaderByName = {
  name: string;
  general?: string;
  special: { value: string; paths: string[] }[];
};

/** Groups the headers by name and value, for servers that need one condition per value. */
export function headersByName({ headers, basePath }: Site): HeaderByName[] {
  const found = new Map<string, HeaderByName>();
  for (const { path, name, value } of headers) {
    const entry = found.get(name) ?? { name, special: [] };
    found.set(name, entry);
    const same = entry.special.find((special) => special.value === value);
    if (path === `${basePath}/*`) entry.general = value;
    else if (same) same.paths.push(path);
    else entry.special.push({ value, paths: [path] });
  }
  return [...found.values()];
}

/**
 * Returns a regular expression that matches exactly these paths, in the syntax that nginx, Apache
 * and Caddy share.
 */
export function patternOf(paths: readonly string[]): string {
  const escaped = paths.map((path) =>
    path.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replace(/\*$/, '.*'),
  );
  return `^(?:${escaped.join('|')})$`;
}
