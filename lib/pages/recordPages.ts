import type { Route } from 'next';

/** A record of a list that has a page: its title, and the metadata of the page. */
type Listed = { id: string; title: string; page: { title: string; description: string } };

const pagesOf = <Name extends string>(
  name: Name,
  path: Route,
  records: readonly Listed[],
  indexable: boolean,
) =>
  records.map(({ id, title, page }) => ({
    id: `${name}/${id}` as const,
    path: `${path}/${id}` as Route,
    name: title,
    title: page.title,
    description: page.description,
    indexable,
  }));

/**
 * The pages of the services, for content/routes.ts.
 *
 * @param path the path of the page with all services
 */
export const servicePages = (path: Route, services: readonly Listed[]) =>
  pagesOf('services', path, services, true);

/**
 * The pages that ads and newsletters lead to, for content/routes.ts. Search engines, the sitemap and the menu do
 * not.
 *
 * @param path the path of the contact page. The popup does not open on paths that contain it.
 */
export const campaignPages = (path: Route, campaigns: readonly Listed[]) =>
  pagesOf('campaigns', path, campaigns, false);

/** The parameters of these pages. */
export const idParams = (records: readonly Pick<Listed, 'id'>[]) =>
  records.map(({ id }) => ({ id }));

/** The record whose id is a parameter, which may be encoded. */
export async function recordNamed<Row extends Pick<Listed, 'id'>>(
  records: readonly Row[],
  params: Promise<{ id: string }>,
): Promise<Row | undefined> {
  const id = decodeURIComponent((await params).id);
  return records.find((each) => each.id === id);
}
