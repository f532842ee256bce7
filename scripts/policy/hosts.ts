/** What the formats of hosts can carry. A file that would break one of these stops the build. */

/** Published limits, each the lowest among the hosts that read the file. */
export const LIMITS = {
  /** Cloudflare Pages: rules of _headers, and characters of one of its lines. */
  headerRules: 100,
  headerLine: 2000,
  /** Cloudflare Pages: fixed rules of _redirects, and characters of one of its lines. */
  redirects: 2000,
  redirectLine: 1000,
  /** Vercel: characters of one header value in vercel.json. */
  vercelValue: 4096,
  /** nginx, Apache and Caddy read far longer lines; proxies before them refuse heads above 8 KB. */
  serverValue: 4096,
} as const;

/** Where the build leaves the files that a server includes, and that no visitor should be served. */
export const HOSTS_DIR = 'hosts';

/** Files of out/ that are for one host and mean nothing to a visitor; servers that can hide them. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.htaccess'];

/** What out/ is called when a page is missing. */
export const NOT_FOUND_FILE = '404.html';
