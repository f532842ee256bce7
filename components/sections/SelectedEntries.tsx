import { EntryPicture, EntryTitle, ResultLine, type Entry } from '@/components/parts/Entry';
import { HeadedSection } from '@/components/parts/Section';
import type { SiteHref } from '@/components/parts/SiteLink';
import { TextLink } from '@/components/parts/TextLink';

type Props = {
  id: string;
  words: { heading: string; all: string };
  /** Without entries, there is no section. */
  entries: readonly Entry[];
  allHref: SiteHref;
};

/** None of four is alone in a row. */
const FOUR = 'md:grid-cols-2 xl:grid-cols-4';

/** A few entries, with a link to all of them. */
export function SelectedEntries({ id, words, entries, allHref }: Props) {
  if (entries.length === 0) return null;
  return (
    <HeadedSection id={id} words={words} className="pt-16 pb-16 lg:pt-20 lg:pb-24">
      <ul
        className={`arrives grid gap-gap gap-y-9 border-t border-line-strong pt-9 ${entries.length === 4 ? FOUR : 'md:grid-cols-3'}`}
      >
        {entries.map((entry) => (
          <li key={entry.href} className="relative">
            <EntryPicture
              picture={entry.picture}
              alt={entry.alt}
              sizes="(max-width: 35rem) 92vw, 30rem"
              className="mb-5"
            />
            <EntryTitle {...entry} className="text-card" />
            <ResultLine {...entry} />
          </li>
        ))}
      </ul>
      <p className="mt-9">
        <TextLink href={allHref}>{words.all}</TextLink>
      </p>
    </HeadedSection>
  );
}
