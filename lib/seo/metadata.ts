import type { Metadata, Route } from 'next';
import type { Company } from '@/lib/company';
import { ogLocale } from '@/lib/language';
import { absoluteUrl } from '@/lib/paths';

export type RouteFacts = {
  /** Links and pages refer to the page by this name, which stays when the path changes. */
  id: string;
  path: Route;
  /** The name in breadcrumbs and lists. */
  name: string;
  /** Unique document title. */
  title: string;
  description: string;
  /** The route in the canonical link. If `canonical` is not `path`, the sitemap omits the page. */
  canonical: Route;
  indexable: boolean;
  /** The list that the page is about. While it is empty, nothing leads to the page. */
  needs?: readonly unknown[];
  /** `false` if the lead popup never opens on this page. */
  popup?: boolean;
  /** If the page opens in a frame, it moves to the top window (lib/pageData.ts). */
  leavesFrame?: true;
};

type Linked<Path extends string> = Pick<RouteFacts, 'id' | 'needs'> & { path: Path };

/** Whether the page has something to show, so that links and search engines may lead to it. */
const hasContent = ({ needs }: Pick<RouteFacts, 'needs'>) => needs?.length !== 0;

/**
 * The pages for search engines: `indexable` pages with content whose canonical link is their own
 * URL.
 */
export const listedRoutes = <Route extends RouteFacts>(routes: readonly Route[]) =>
  routes.filter((route) => route.indexable && route.path === route.canonical && hasContent(route));

/** The path of a page, or `undefined` if the site has no such page or the page has no content. */
export const pathOf = <Path extends string>(routes: readonly Linked<Path>[], id: string) =>
  routes.find((route) => route.id === id && hasContent(route))?.path;

/** A link in content/: its label, and the id of the page that it leads to. */
export type PageLink = { label: string; page: string };

/** The links whose pages exist and have content. The others are left out. */
export const linksTo = <Path extends string>(
  routes: readonly Linked<Path>[],
  links: readonly PageLink[],
) =>
  links.flatMap(({ label, page }) => {
    const href = pathOf(routes, page);
    return href ? [{ label, href }] : [];
  });

/**
 * The social card. Each indexable page has its own (scripts/export/cards.ts); the others use the
 * home page's card.
 */
export const socialCardFile = ({ path, indexable }: Pick<RouteFacts, 'path' | 'indexable'>) =>
  `/social${indexable && path !== '/' ? path : '/home'}.jpg`;

/** The metadata of a page, from its record in content/routes.ts. */
export function pageMetadata(
  route: RouteFacts,
  { name: siteName, language }: Pick<Company, 'name' | 'language'>,
): Metadata {
  const { title, description } = route;
  const locale = ogLocale(language);
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
    // Without this key, the page inherits the value of the layout.
    ...(route.indexable && hasContent(route) ? {} : { robots: { index: false, follow: true } }),
    openGraph: { type: 'website', locale, siteName, title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** The page with this id. Throws if there is none, for example because of a typo in a page file. */
export function pageWithId<Route extends RouteFacts>(routes: readonly Route[], id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route)
    throw new Error(
      `content/routes.ts has no page with the id "${id}": add it, or delete the folder of the page in app/.`,
    );
  return route;
}
