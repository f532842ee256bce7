/**
 * The route that a visitor who reached the 404 page meant, when only letter case, slashes at the
 * end, `/index` or `.html` differ.
 *
 * @returns a path of the table, or null
 */
export function suggestRoute<Path extends string>(asked: string, paths: readonly Path[]) {
  const plain = (path: string) =>
    path
      .toLowerCase()
      .replace(/\/+/g, '/')
      .replace(/\/$/, '')
      .replace(/\.html?$/, '')
      .replace(/\/index$/, '');
  return paths.find((path) => path !== asked && plain(path) === plain(asked)) ?? null;
}
