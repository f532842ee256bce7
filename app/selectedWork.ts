import { entries, listed, listPath } from '@/lib/pages/shown';

const cases = listed('work');

/** As many case studies as fit into a row of the home page, and the path of all of them. */
export const selectedWork = cases.slice(0, 3);
export const workPath = listPath('work');

/** The newest case study of a brand. */
export const newestCaseOf = (brand: string) =>
  cases[entries.work.findIndex(({ client }) => client === brand)]?.href;
