/** Limits of the hosts. A file that exceeds one of them stops the build. */

/** Published limits. If several hosts read a file, the lowest limit counts. */
export const LIMITS = {
  /** Cloudflare Pages: number of rules in _headers, and characters per line. */
  headerRules: 100,
  headerLine: 2000,
  /** Cloudflare Pages: number of static rules in _redirects, and characters per line. */
  redirects: 2000,
  redirectLine: 1000,
  /** Vercel: characters per header value in vercel.json. */
  vercelValue: 4096,
  /**
   * nginx, Apache and Caddy accept much longer lines, but proxies in front of them reject headers
   * above 8 KB.
   */
  serverValue: 4096,
} as const;

/** The folder for generated server configurations, which must not be served to visitors. */
export const HOSTS_DIR = 'hosts';

/** Files in out/ that only some hosts read. Other servers can hide them. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.htaccess'];

export const NOT_FOUND_FILE = '404.html';
