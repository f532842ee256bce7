/**
 * Whether a file of the export belongs to a page that opens as a document.
 *
 * @param pages the paths of these pages, such as `/Campaign`. One that ends with a slash means all pages
 *   in that folder.
 */
export const isDocument = (file: string, pages: readonly string[]) =>
  pages.some((page) => {
    const name = page.slice(1);
    if (!name.endsWith('/'))
      return [`${name}.html`, `${name}.txt`].includes(file) || file.startsWith(`${name}/__next`);
    return file.startsWith(name) && !file.startsWith(`${name}__next`);
  });
