/**
 * In: a browser's request. Out: the files that could answer it, the encoding, and whether the
 * browser's copy is fresh. Has no side effects: scripts/static-server.ts reads the files.
 */

/**
 * The candidate files for a path, in order: the file itself, clean URL, directory index. Empty if
 * the path is outside the base path, cannot be decoded, or leaves the directory.
 */
export function filesFor(pathname: string, basePath: string): string[] {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return [];
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname.slice(basePath.length));
  } catch {
    return [];
  }
  const parts = decoded.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || /[\\\0]/.test(decoded)) return [];
  const file = parts.join('/');
  if (file === '') return ['index.html'];
  const pages = [`${file}.html`, `${file}/index.html`];
  return decoded.endsWith('/') ? pages.reverse() : [file, ...pages];
}

/** Brotli if the browser accepts it, otherwise gzip. */
export function encodingFor(acceptEncoding = ''): 'br' | 'gzip' | undefined {
  const accepted = acceptEncoding
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}

/** Whether the browser's copy is fresh (weak comparison, RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
