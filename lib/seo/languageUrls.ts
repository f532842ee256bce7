import { LANGUAGE_PATHS } from '@/lib/build.generated';
import { isTranslated } from '@/lib/pages/translations';
import { absoluteUrl } from '@/lib/pages/urls';

/**
 * The absolute URLs of a page by language, for search engines. There are none in a site in one language,
 * and for a page that search engines do not find in some language.
 */
export function languageUrls(path: string): { languages?: Record<string, string> } {
  const bases = Object.entries(LANGUAGE_PATHS);
  if (!bases[0] || !isTranslated(path)) return {};
  const urls = [['x-default', bases[0][1]] as const, ...bases].map(
    ([tag, basePath]) => [tag, absoluteUrl(path, basePath)] as const,
  );
  return { languages: Object.fromEntries(urls) };
}
