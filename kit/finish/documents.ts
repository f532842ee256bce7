import { isPrefetchDataOf, routerDataOf } from '../next';

/**
 * Whether a file of the export belongs to a page that opens as a document.
 *
 * @param pages the paths of these pages, such as `/Campaign`. One that ends with a slash means all pages
 *   in that folder.
 */
export const isDocument = (file: string, pages: readonly string[]) =>
  pages.some((page) => {
    const name = page.slice(1);
    const folder = name.replace(/\/$/, '');
    if (folder !== name) return file.startsWith(name) && !isPrefetchDataOf(folder, file);
    const html = `${name}.html`;
    return [html, routerDataOf(html)].includes(file) || isPrefetchDataOf(name, file);
  });
