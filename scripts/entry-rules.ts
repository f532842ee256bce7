/** The rules for case studies and articles that their schemas cannot know. */
import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { readText } from '@/lib/entries/markdown';
import { allOf, type Entries, type Entry } from '@/lib/entries/read';
import type { Finding } from '@/scripts/finding';

const RESULTS = { min: 2, max: 4 };
/** Search engines truncate longer descriptions, and often replace shorter ones. */
const DESCRIPTION = { min: 110, max: 160 };

function textProblems(entry: Entry): string[] {
  try {
    readText(entry);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

function unknownIds({ work }: Entries): string[] {
  const known = {
    services: services.map(({ id }) => id),
    products: products.map(({ id }) => id),
  };
  return work.flatMap((entry) =>
    (['services', 'products'] as const).flatMap((list) =>
      entry[list].flatMap((id, index) =>
        known[list].some((other) => other === id)
          ? []
          : `${entry.file} ${list}[${index}]: is ${JSON.stringify(id)}, which content/collections/${list} does not have: write one of its ids, or remove it`,
      ),
    ),
  );
}

/** @returns one line for each rule that is violated, with the file, the problem and how to fix it */
export const entryProblems = (entries: Entries): string[] => [
  ...allOf(entries).flatMap(textProblems),
  ...unknownIds(entries),
];

export const entryAdvice = (entries: Entries): Finding[] => [
  ...allOf(entries)
    .filter(({ description: { length } }) => length < DESCRIPTION.min || length > DESCRIPTION.max)
    .map(({ file, description }) => ({
      file,
      found: `description has ${description.length} characters`,
      remedy: `write ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
    })),
  ...entries.work
    .filter(({ results: { length } }) => length < RESULTS.min || length > RESULTS.max)
    .map(({ file, results }) => ({
      file,
      found: `has ${results.length} results`,
      remedy: `write ${RESULTS.min} to ${RESULTS.max}`,
    })),
];
