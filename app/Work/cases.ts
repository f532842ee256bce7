import { entries } from '@/lib/catalog/entries';
import { brandName, readingTimeOf } from '@/lib/catalog/facts';
import { cardOf } from '@/lib/catalog/cards';

type Case = ReturnType<typeof entries>['work'][number];

/** What cards of case studies show. */
export const caseCard = (entry: Case) => ({
  ...cardOf(entry),
  label: brandName(entry.client),
  result: entry.results[0],
});

/** What rows of case studies show. */
export const caseRow = (entry: Case) => ({
  ...caseCard(entry),
  year: entry.date.slice(0, 4),
  readingTime: readingTimeOf(entry),
});

/** As many case studies as fit into a row of the home page. */
export const selectedWork = () => entries().work.slice(0, 3).map(caseCard);

/** The newest case study of a brand. */
export function newestCaseOf(brand: string) {
  const newest = entries().work.find(({ client }) => client === brand);
  return newest && cardOf(newest).href;
}
