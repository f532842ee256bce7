import type { Collection, Kinds } from './collection';
import type { Entry } from './read';

/** The kinds of facts that several entries can share. */
const SHARED: readonly (keyof Kinds)[] = ['tags', 'services', 'products'];

/** As many as fit into a row. */
const MOST = 3;

/**
 * The entries that share most with an entry. Of those that share as much, the newest ones.
 *
 * @param all the entries of the collection, newest first
 */
export function relatedEntries<Each extends Entry>(
  entry: Each,
  all: readonly Each[],
  { facts }: Pick<Collection, 'facts'>,
): Each[] {
  const valuesOf = (each: Entry) =>
    facts
      .filter(({ as }) => SHARED.includes(as))
      .flatMap(({ field }) =>
        ((each[field] ?? []) as readonly unknown[]).map((value) => `${field} ${String(value)}`),
      );
  const own = new Set(valuesOf(entry));
  return all
    .filter(({ slug }) => slug !== entry.slug)
    .map((other) => ({ other, shared: valuesOf(other).filter((value) => own.has(value)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** The next entry and the one before, by date. */
export function neighborsOf<Each extends Entry>(entry: Each, all: readonly Each[]) {
  const index = all.findIndex(({ slug }) => slug === entry.slug);
  return { newer: all[index - 1], older: all[index + 1] };
}
