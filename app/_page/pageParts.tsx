import { contactPath } from '@/app/_page/contactProps';
import { ContactCta } from '@/components/sections/ContactCta';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import type { NavLink } from '@/components/site/SiteHeader';
import { homeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { withProduct } from '@/lib/lead/parameters';
import { breadcrumbList } from '@/lib/seo/structuredData';

/** What almost every page has: a breadcrumb, its structured data, and an ask at the end. */

type Place = {
  current: string;
  /** The list that the page belongs to. */
  list?: NavLink;
};

export const Crumbs = (place: Place) => (
  <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} {...place} />
);

/** The same breadcrumb as structured data. */
export const breadcrumbData = (path: string, { current, list }: Place) =>
  breadcrumbList(path, homeLink, current, list);

export type AskWords = { heading: string; text: string; action: string };

type AskProps = {
  words: AskWords;
  /** The service or product that the form is told. */
  about?: string;
};

export const Ask = ({ words, about }: AskProps) => (
  <ContactCta
    href={about ? withProduct(contactPath, about) : contactPath}
    words={words}
    note={site.hours.reply}
  />
);
