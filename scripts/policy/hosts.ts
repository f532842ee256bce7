/** The folder for generated server configurations, which must not be served to visitors. */
export const HOSTS_DIR = 'hosts';

/**
 * Configuration files in out/, each for specific hosts. nginx, Apache, Caddy and `npm start` do not
 * serve these files to visitors.
 */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'];

export const NOT_FOUND_FILE = '404.html';
