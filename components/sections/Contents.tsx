import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { PlusSign } from '@/components/parts/PlusSign';
import { siteId } from '@/lib/urls';

/** Clauses have numbers, parts of an article have none. */
export type ContentsEntry = { id: string; number?: string; title: string };

const CONTENTS_ID = siteId('contents');

/** Next to the text on wide screens, collapsed above it on narrow ones. */
export function Contents({
  heading,
  entries,
}: {
  heading: string;
  entries: readonly ContentsEntry[];
}) {
  return (
    <>
      <nav
        aria-label={heading}
        className="sticky top-30 col-span-4 -ms-3.5 hidden max-h-[calc(100dvh-9rem)] self-start overflow-y-auto mask-[linear-gradient(black_calc(100%-4rem),transparent)] pb-12 lg:block forced-colors:mask-none"
      >
        <h2 className="mb-2.5 ps-3.5 text-note font-semibold">{heading}</h2>
        <ol id={CONTENTS_ID}>
          <Entries entries={entries} className={IN_COLUMN} />
        </ol>
      </nav>
      <details className="col-span-full rounded-image border-[length:theme(spacing.stroke)] border-ink px-4.5 lg:hidden print:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between font-semibold">
          {heading}
          <PlusSign className="size-6" />
        </summary>
        <ol className="pb-3">
          <Entries entries={entries} className="" />
        </ol>
      </details>
      <ContentsSpy contentsId={CONTENTS_ID} />
    </>
  );
}

/** The ContentsSpy island sets `aria-current`. */
const IN_COLUMN =
  'border-s-3 border-transparent ps-[calc(0.875rem-theme(spacing.ring))] aria-[current]:border-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[CanvasText]';

type EntriesProps = { entries: readonly ContentsEntry[]; className: string };

function Entries({ entries, className }: EntriesProps) {
  return entries.map(({ id, number, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className={`grid min-h-target items-center py-1 pe-2.5 text-body/tight text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink ${number ? 'grid-cols-[2.125rem_1fr]' : ''} ${className}`}
      >
        {number ? <span className="tabular-nums">{number}</span> : null}
        <span>{title}</span>
      </a>
    </li>
  ));
}
