import type { entries } from '@/lib/catalog/entries';
import { monthOf, readingTimeOf } from '@/lib/catalog/facts';
import { cardOf } from '@/lib/catalog/cards';

type Article = ReturnType<typeof entries>['insights'][number];

/** What cards of articles show. */
export const articleCard = (entry: Article) => ({ ...cardOf(entry), label: monthOf(entry.date) });

/** What rows of articles show. */
export const articleRow = (entry: Article) => ({
  ...articleCard(entry),
  year: entry.date.slice(0, 4),
  readingTime: readingTimeOf(entry),
});
