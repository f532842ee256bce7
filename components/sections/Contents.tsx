import { PlusSign } from '@/components/parts/PlusSign';
import { siteId } from '@/lib/siteId';

import './Contents.css';

/** Clauses have numbers, parts of an article have none. */
export type ContentsEntry = { id: string; number?: string; title: string };

/** The ContentsSpy island finds the list by this id. */
export const CONTENTS_ID = siteId('contents');

/** The table of contents: next to the text on wide screens, collapsed above it on narrow ones. */
export function Contents({
  heading,
  entries,
}: {
  heading: string;
  entries: readonly ContentsEntry[];
}) {
  return (
    <>
      <nav aria-label={heading} className="contents-column col-span-4 hidden self-start lg:block">
        <h2 className="mb-2.5 text-note font-semibold">{heading}</h2>
        <ol id={CONTENTS_ID}>
          <Entries entries={entries} />
        </ol>
      </nav>
      <details className="contents-folded col-span-full rounded-image px-4.5 lg:hidden">
        <summary className="flex min-h-13 items-center justify-between font-semibold">
          {heading}
          <PlusSign className="size-6" />
        </summary>
        <ol className="pb-3">
          <Entries entries={entries} />
        </ol>
      </details>
    </>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return entries.map(({ id, number, title }) => (
    <li key={id}>
      <a href={`#${id}`} className={`contents-link ${number ? 'contents-numbered' : ''}`}>
        {number ? <span className="tabular-nums">{number}</span> : null}
        <span>{title}</span>
      </a>
    </li>
  ));
}
