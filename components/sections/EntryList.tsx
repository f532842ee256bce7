import { EntryPicture } from '@/components/parts/EntryPicture';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

export type ListedEntry = {
  href: SiteHref;
  title: string;
  description: string;
  /** `2026-03-31`. */
  date: string;
  picture: string;
  alt: string;
  /** The client of a case study, or the month of an article. */
  label: string;
};

/** Entries by year, newest first, in rows with hairlines. */
export function EntryList({ entries }: { entries: readonly ListedEntry[] }) {
  const years = [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
  return (
    <div className="wrap pb-section">
      {years.map((year) => (
        <section
          key={year}
          aria-labelledby={`year-${year}`}
          className="grid-12 pb-9 last:pb-0 lg:pb-14 lg:last:pb-0"
        >
          <h2
            id={`year-${year}`}
            className="col-span-full pb-5 text-label tabular-nums lg:col-span-3"
          >
            {year}
          </h2>
          <ul className="col-span-full lg:col-span-9">
            {entries
              .filter(({ date }) => date.startsWith(year))
              .map((entry) => (
                <Row key={entry.href} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ entry: { href, title, description, label, picture, alt } }: { entry: ListedEntry }) {
  return (
    <li className="relative grid-12 gap-y-5 border-t border-line-strong py-7 lg:py-9">
      <div className="col-span-full md:col-span-7">
        <p className="text-small font-medium text-ink-soft">{label}</p>
        <h3 className="text-h3">
          <SiteLink href={href} className="service-link inline-flex min-h-target items-center">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-1.5 max-w-answer text-ink-soft">{description}</p>
      </div>
      <EntryPicture
        src={picture}
        alt={alt}
        sizes="(max-width: 40rem) 92vw, 30rem"
        className="entry-picture col-span-full md:col-span-5"
      />
    </li>
  );
}
