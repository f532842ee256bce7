/** Deletes the cookies that vendors have set for this site. */

/** A name, or the start of names: `_ga_*`. */
const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The path of the page and of the folders above it, each with and without a slash at the end. */
function pathsOf(pathname: string) {
  const parts = pathname.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return paths.flatMap((path) => [path, `${path}/`]);
}

/** The host and the domains above it. The empty string stands for a cookie of the host alone. */
function domainsOf(host: string) {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}

/**
 * Deletes the cookies with these names. Only a cookie with the same domain and path is replaced, but
 * a script cannot read them, so this tries each domain and path that a cookie of this page can have.
 * Browsers ignore the impossible ones.
 */
export function deleteCookies(patterns: readonly string[]) {
  try {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!);
    for (const name of names.filter((each) => patterns.some((pattern) => matches(each, pattern))))
      for (const domain of domainsOf(location.hostname))
        for (const path of pathsOf(location.pathname))
          document.cookie = `${name}=; max-age=0; path=${path}${domain && `; domain=${domain}`}`;
  } catch {
    // Cookies are blocked.
  }
}
