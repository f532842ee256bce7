import { EntryPicture } from '@/components/parts/EntryPicture';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import type { Result } from '@/components/sections/Results';
import { siteId } from '@/lib/urls';

export type ListedEntry = {
  href: SiteHref;
  title: string;
  description: string;
  picture?: string;
  alt?: string;
  /** Above the title: the client of a case study, or the month of an article. */
  label?: string;
  /** Of a case study. */
  result?: Result;
};

export type ListRow = ListedEntry & {
  /** The heading above the rows of a year. Without it, titles are headings of the second level. */
  year?: string;
  /** `4 minutes` */
  readingTime?: string;
};

/** Rows with hairlines. */
export function EntryList({ entries }: { entries: readonly ListRow[] }) {
  const years = [...new Set(entries.map(({ year }) => year))];
  return (
    <div className="wrap pb-section">
      {years.map((year) =>
        year ? (
          <section
            key={year}
            aria-labelledby={siteId(`year-${year}`)}
            className="grid-12 pb-9 last:pb-0 lg:pb-14 lg:last:pb-0"
          >
            <h2
              id={siteId(`year-${year}`)}
              className="col-span-full pb-5 text-label tabular-nums lg:col-span-3"
            >
              {year}
            </h2>
            <Rows entries={entries.filter((entry) => entry.year === year)} />
          </section>
        ) : (
          <div key="" className="grid-12">
            <Rows entries={entries.filter((entry) => !entry.year)} />
          </div>
        ),
      )}
    </div>
  );
}

const Rows = ({ entries }: { entries: readonly ListRow[] }) => (
  <ul className="col-span-full lg:col-span-9">
    {entries.map((entry) => (
      <Row key={entry.href} entry={entry} />
    ))}
  </ul>
);

type TitleProps = Pick<ListedEntry, 'label' | 'href' | 'title'> & {
  heading?: 'h2' | 'h3';
  className: string;
};

/** The link covers the row or card of the entry. */
export const EntryTitle = ({
  label,
  href,
  title,
  heading: Heading = 'h3',
  className,
}: TitleProps) => (
  <>
    {label ? <p className="mb-1.5 text-small font-medium text-ink-soft">{label}</p> : null}
    <Heading className={className}>
      <SiteLink
        href={href}
        className="-my-3 inline-block py-3 underline-on-hover after:absolute after:inset-0"
      >
        {title}
      </SiteLink>
    </Heading>
  </>
);

export const ResultLine = ({ result }: Pick<ListedEntry, 'result'>) =>
  result ? (
    <p className="mt-4 max-w-answer text-ink-soft">
      <strong className="font-semibold text-ink">{result.figure}</strong> {result.meaning}
    </p>
  ) : null;

function Row({ entry }: { entry: ListRow }) {
  const { description, label, year, readingTime, result, picture, alt } = entry;
  const facts = [label, readingTime].filter(Boolean).join(' · ');
  return (
    <li className="relative grid-12 gap-y-5 border-t border-line-strong py-7 lg:py-9">
      <div className="col-span-full md:col-span-7">
        <EntryTitle {...entry} label={facts} heading={year ? 'h3' : 'h2'} className="text-h3" />
        <p className="mt-2.5 max-w-answer text-ink-soft">{description}</p>
        <ResultLine result={result} />
      </div>
      {picture ? (
        <EntryPicture
          src={picture}
          alt={alt ?? ''}
          sizes="(max-width: 40rem) 92vw, 30rem"
          className="col-span-full md:col-span-5"
        />
      ) : null}
    </li>
  );
}
