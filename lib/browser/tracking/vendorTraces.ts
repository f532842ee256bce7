/** Ends what the scripts of vendors do: they cannot be unloaded, and have stored data for this site. */

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
 * Deletes the cookies and the entries of local storage with these names. Only a cookie with the same
 * domain and path is replaced, but a script cannot read them, so this tries each domain and path that
 * a cookie of this page can have. Browsers ignore the impossible ones.
 */
export function deleteStored(patterns: readonly string[]) {
  const isListed = (name: string) => patterns.some((pattern) => matches(name, pattern));
  try {
    for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!))
      if (isListed(name))
        for (const domain of domainsOf(location.hostname))
          for (const path of pathsOf(location.pathname))
            document.cookie = `${name}=; max-age=0; path=${path}${domain && `; domain=${domain}`}`;
    for (const key of Object.keys(localStorage)) if (isListed(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

const POLICY = 'Content-Security-Policy';

/**
 * From now on, no script of this document can send anything to these hosts: a script of a vendor has
 * click listeners of its own, and reports when the page closes. A second policy can only restrict the
 * first one, so this one repeats it without the hosts. Scripts of vendors may load others from any host
 * (`strict-dynamic`), so it allows only our own. `'self'` would also allow sockets to this host, which
 * the origin does not (CSP 3, section 6.7.2.8).
 *
 * No policy stops navigation, frames, and sockets that are already open; in Chromium, `link prefetch` and
 * `fetchLater`; in Firefox, `link prefetch` while the page closes; in WebKit, `import()`.
 */
export function blockHosts(hosts: readonly string[]) {
  const own = document.head.querySelector<HTMLMetaElement>(`meta[http-equiv="${POLICY}"]`);
  // `next dev` has no policy.
  if (!own) return;
  const directives = own.content.split('; ').filter((text) => /^(connect|img)-src /.test(text));
  const allowed = directives.map((directive) =>
    directive
      .split(' ')
      .filter((source) => !hosts.includes(source))
      .map((source) => (source === "'self'" ? location.origin : source))
      .join(' '),
  );
  const further = document.createElement('meta');
  further.httpEquiv = POLICY;
  further.content = [...allowed, "script-src 'self'"].join('; ');
  document.head.append(further);
}
