import { contactPath } from '@/app/contactProps';
import { ContactCta } from '@/components/sections/ContactCta';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import type { NavLink } from '@/components/site/SiteHeader';
import { homeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
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

export const Ask = ({ words }: { words: AskWords }) => (
  <ContactCta href={contactPath} words={words} note={site.hours.reply} />
);
