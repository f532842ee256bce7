import type { entries } from '@/lib/catalog/entries';
import { cardOf } from '@/lib/catalog/cards';

type Opening = ReturnType<typeof entries>['openings'][number];

/** What rows of openings show. */
export const openingRow = (entry: Opening) => ({
  ...cardOf(entry),
  label: entry.office,
  year: entry.date.slice(0, 4),
});
