/**
 * In: what a browser asks for. Out: which files could answer it, how packed, and whether at all.
 * Pure: scripts/static-server.ts does the file access.
 */

/**
 * The files that may answer a path, best first: itself, clean URL, directory index. None for what
 * lies outside the base path, cannot be decoded, or climbs out of the directory.
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

/** Brotli before gzip, as the browser allows. */
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

/** Whether the browser's copy is still right (RFC 9110, 13.1.2: compared weakly). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
