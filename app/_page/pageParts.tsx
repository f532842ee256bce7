import { contactPath } from '@/app/_page/contactProps';
import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';
import { headingId, Section } from '@/components/parts/Section';
import { SiteLink } from '@/components/parts/SiteLink';
import type { NavLink } from '@/components/site/SiteHeader';
import { homeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { withProduct } from '@/lib/parameters';
import { breadcrumbList } from '@/lib/seo/structuredData';

/** What almost every page has: a breadcrumb, its structured data, and an ask at the end. */

/** @param list the list that the page belongs to */
const parentsOf = (list?: NavLink) => (list ? [homeLink, list] : [homeLink]);

export const Crumbs = ({ current, list }: { current: string; list?: NavLink }) => (
  <nav aria-label={shell.breadcrumbLabel}>
    <ol className="flex flex-wrap items-center gap-x-2.5 text-base font-medium text-ink-soft">
      {parentsOf(list).map(({ label, href }, index) => (
        <li key={href} className="flex items-center gap-2.5">
          {index > 0 ? <Icon name="chevron" className="size-3" /> : null}
          <SiteLink
            href={href}
            className="inline-flex min-h-target min-w-target items-center underline decoration-line-strong underline-offset-4"
          >
            {label}
          </SiteLink>
        </li>
      ))}
      <li aria-current="page" className="flex items-center gap-2.5">
        <Icon name="chevron" className="size-3" />
        {current}
      </li>
    </ol>
  </nav>
);

/** The same breadcrumb as structured data. */
export const breadcrumbData = ({
  path,
  name,
  list,
}: {
  path: string;
  name: string;
  list?: NavLink;
}) => breadcrumbList(path, parentsOf(list), name);

type AskProps = {
  words: { heading: string; text: string; action: string };
  /** The service or product that the form is told. */
  about?: string;
};

/** The end of a page: what visitors can ask for, and when the answer comes. */
export const Ask = ({ words, about }: AskProps) => (
  <Section id="ask" className="pb-16 lg:pb-20 print:hidden">
    <div className="wrap">
      <div className="muted-panel flex flex-col items-start justify-between gap-6 rounded-tile px-6 py-8 sm:px-10 lg:flex-row lg:items-center lg:py-11">
        <div>
          <h2 id={headingId('ask')} className="text-label">
            {words.heading}
          </h2>
          <p className="mt-3 max-w-lead text-lead text-pretty">{words.text}</p>
          <p className="mt-3 max-w-measure text-small text-ink-soft">{site.hours.reply}</p>
        </div>
        <ButtonLink href={about ? withProduct(contactPath, about) : contactPath} variant="primary">
          {words.action}
        </ButtonLink>
      </div>
    </div>
  </Section>
);
