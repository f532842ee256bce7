import { EntryNeighbors } from '@/components/sections/EntryNeighbors';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import type { Entry } from '@/lib/entries/read';
import { neighborsOf, relatedEntries } from '@/lib/entries/related';
import { entries } from '@/lib/pages/entryFiles';
import type { CollectionName } from '@/lib/pages/routes';
import { listed, listNamed, recordOf } from '@/lib/pages/shown';

/** The way to other entries: those that share most with this one, and those before and after. */
export function OtherEntries({ of, entry }: { of: CollectionName; entry: Entry }) {
  const { words, facts } = recordOf(of);
  const all: readonly Entry[] = entries()[of];
  const { newer, older } = neighborsOf(entry, all);
  const linked = (some: Entry | undefined) => some && listed(of, [some])[0];
  return (
    <>
      {words.related ? (
        <SelectedEntries
          id="related"
          words={words.related}
          entries={listed(of, relatedEntries(entry, all, { facts }))}
          allHref={listNamed(of).path}
        />
      ) : null}
      {words.neighbors ? (
        <EntryNeighbors words={words.neighbors} newer={linked(newer)} older={linked(older)} />
      ) : null}
    </>
  );
}
