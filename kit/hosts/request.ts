import { NOT_FOUND_FILE } from './rules';

/** A path of a URL without its encoding, or `undefined` if it cannot be decoded. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Returns the candidate files for a path, in order of preference. For the path /X, they are X,
 * X.html and X/index.html. For the path /X/, they are X/index.html and X.html. The list is empty if
 * the path is outside the base path, cannot be decoded, or leads out of the export.
 */
export function filesFor(pathname: string, basePath: string): string[] {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return [];
  const decoded = decodedPath(pathname.slice(basePath.length));
  if (decoded === undefined) return [];
  const parts = decoded.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || /[\\\0]/.test(decoded)) return [];
  const file = parts.join('/');
  if (file === '') return ['index.html'];
  const pages = [`${file}.html`, `${file}/index.html`];
  return decoded.endsWith('/') ? pages.reverse() : [file, ...pages];
}

/** Returns the candidate 404 pages for a path: the closest one first, as on Cloudflare Pages. */
export function notFoundFiles(pathname: string, basePath: string): string[] {
  const [page = ''] = filesFor(`${pathname}/`, basePath);
  const folders = page.split('/').slice(0, -1);
  return [...folders, ''].map((_, index) =>
    [...folders.slice(0, folders.length - index), NOT_FOUND_FILE].join('/'),
  );
}
