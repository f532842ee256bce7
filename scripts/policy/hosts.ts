/**
 * The limits of Cloudflare Pages, which are lower than those of all other hosts: the number of
 * paths in _headers, the number of characters per line of _headers, and the number of rules in
 * _redirects.
 */
export const LIMITS = { headerRules: 100, headerLine: 2000, redirects: 2000 };

/** The folder for generated server configurations, which must not be served to visitors. */
export const HOSTS_DIR = 'hosts';

/**
 * Configuration files in out/, each for specific hosts. nginx, Apache, Caddy and `npm start` do not
 * serve these files to visitors.
 */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.htaccess'];

export const NOT_FOUND_FILE = '404.html';
