import type { Entry } from './read';

/** As many as fit into a row. */
const MOST = 3;

/**
 * The entries that share most with an entry. Of those that share as much, the first ones.
 *
 * @param all the entries of the collection, in their order
 * @param topicsOf what entries can share, such as their tags
 */
export function relatedEntries<Each extends Entry>(
  entry: Each,
  all: readonly Each[],
  topicsOf: (entry: Each) => readonly unknown[],
): Each[] {
  const own = new Set(topicsOf(entry));
  return all
    .filter(({ slug }) => slug !== entry.slug)
    .map((other) => ({ other, shared: topicsOf(other).filter((topic) => own.has(topic)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, MOST)
    .map(({ other }) => other);
}
