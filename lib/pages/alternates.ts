import type { Alternate, Company } from '@/lib/records/company';
import { isIndexed, type PageRecord } from '@/lib/pages/record';
import { absoluteUrl } from '@/lib/pages/urls';

/**
 * Whether the sites in other languages may have the page, too: search engines find it, and it is no case study,
 * no article and no list of those with a tag, which each language has its own of.
 */
export const isShared = (page: PageRecord) => isIndexed(page) && page.folder === undefined;

export const hasPage = ({ missing = [] }: Pick<Alternate, 'missing'>, path: string) =>
  !missing.includes(path);

/** The URL of a page in another language. */
export const urlThere = ({ url }: Pick<Alternate, 'url'>, path: string) =>
  path === '/' ? url : url + encodeURI(path);

/** The absolute URLs of a page by language, for search engines. `undefined` if only this site has it. */
export function languageUrls(
  page: PageRecord,
  { language, alternates }: Pick<Company, 'language' | 'alternates'>,
): Record<string, string> | undefined {
  const sites = alternates.filter((site) => hasPage(site, page.path));
  if (!isShared(page) || sites.length < 2) return undefined;
  // Of this page, the URL that its canonical link has.
  const urlOf = (site: Alternate) =>
    site.language === language ? absoluteUrl(page.path) : urlThere(site, page.path);
  const urls = Object.fromEntries(sites.map((site) => [site.language, urlOf(site)]));
  const main = sites.find((site) => site.default);
  return main ? { ...urls, 'x-default': urlOf(main) } : urls;
}
