import * as navigation from '@/content/navigation';
import { linksTo } from '@/lib/pages';

/** The links of content/navigation.ts as pages show them: with paths, and without missing pages. */

const { products, navigate, contactHeading } = navigation.footerLists;

export const mainLinks = linksTo(navigation.mainLinks);

export const callToAction = linksTo([navigation.callToAction])[0]!;

export const footerLists = {
  products: { heading: products.heading, links: linksTo(products.links) },
  navigate: { heading: navigate.heading, links: linksTo(navigate.links) },
  contactHeading,
};
