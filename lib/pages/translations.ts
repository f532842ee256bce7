import { hiddenPaths, untranslatedPaths } from '@/lib/paths.generated';

/** Which pages the languages of the site have. */

/** Whether every language has words of its own for the page, which search engines find there. */
export const isTranslated = (path: string) => !untranslatedPaths.includes(path);

/** Whether every language shows the page. */
const isShown = (path: string) => !hiddenPaths.includes(path);

/** The path, or the closest one above it that every language shows. */
export function pathInLanguage(path: string): string {
  if (path === '/' || path === '') return '';
  return isShown(path) ? path : pathInLanguage(path.slice(0, path.lastIndexOf('/')));
}
