import * as navigation from '@/content/navigation';
import { routes } from '@/content/routes';
import { linksTo } from '@/lib/seo/metadata';

/** The links of content/navigation.ts as pages show them: with paths, and without missing pages. */

const { products, navigate, contactHeading } = navigation.footerLists;

export const mainLinks = linksTo(routes, navigation.mainLinks);

export const callToAction = linksTo(routes, [navigation.callToAction])[0]!;

export const footerLists = {
  products: { heading: products.heading, links: linksTo(routes, products.links) },
  navigate: { heading: navigate.heading, links: linksTo(routes, navigate.links) },
  contactHeading,
};
