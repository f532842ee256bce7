import type { Route } from 'next';

import { noneIn, orNone, type PageRecord } from './record';

type Service = { id: string; title: string; page: { title: string; description: string } };

/**
 * The pages of the services, for content/routes.ts.
 *
 * @param path the path of the page with all services
 */
export const servicePages = (path: Route, services: readonly Service[]) =>
  services.map(({ id, title, page }) => ({
    id: `services/${id}` as const,
    path: `${path}/${id}` as Route,
    name: title,
    title: page.title,
    description: page.description,
    indexable: true,
  }));

/** The parameters of these pages. */
export const serviceParams = (services: readonly Pick<Service, 'id'>[]) =>
  orNone(services.map(({ id }) => id)).map((id) => ({ id }));

/** What `next build` makes of a list without services, if the site has a page for it. */
export const unusedServices = (pages: readonly PageRecord[], services: readonly unknown[]) =>
  pages
    .filter(({ id }) => id === 'services' && services.length === 0)
    .map(({ path }) => noneIn(path, 'id'));
