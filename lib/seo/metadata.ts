import type { Metadata, Route } from 'next';
import { absoluteUrl } from '@/lib/paths';

export type RouteFacts = {
  path: Route;
  /** The name in breadcrumbs and lists. */
  name: string;
  /** Unique document title. */
  title: string;
  description: string;
  /** The route in the canonical link. If `canonical` is not `path`, the sitemap omits the page. */
  canonical: Route;
  indexable: boolean;
};

const LOCALE = 'en_US';

/** The pages for search engines: `indexable` pages whose canonical link is their own URL. */
export const listedRoutes = <Route extends RouteFacts>(routes: readonly Route[]) =>
  routes.filter(({ path, canonical, indexable }) => indexable && path === canonical);

/**
 * The social card. Each indexable page has its own (scripts/build/cards.ts); the others use the
 * home page's card.
 */
export const socialCardFile = ({ path, indexable }: Pick<RouteFacts, 'path' | 'indexable'>) =>
  `/social${indexable && path !== '/' ? path : '/home'}.jpg`;

/** The metadata of a page, from its record in content/routes.ts. */
export function pageMetadata(route: RouteFacts, siteName: string): Metadata {
  const { title, description } = route;
  const url = absoluteUrl(route.canonical);
  const images = [
    {
      url: absoluteUrl(socialCardFile(route)),
      type: 'image/jpeg',
      width: 1200,
      height: 630,
      alt: title,
    },
  ];
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: route.indexable ? undefined : { index: false, follow: true },
    openGraph: { type: 'website', locale: LOCALE, siteName, title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/**
 * The route with this path. Throws if there is none, for example because of a typo in a page file.
 */
export function routeAt<Route extends RouteFacts>(routes: readonly Route[], path: string): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`content/routes.ts has no route "${path}".`);
  return route;
}
