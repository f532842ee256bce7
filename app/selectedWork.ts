import { entries } from '@/lib/pages/entryFiles';
import { listed } from '@/lib/pages/shown';

/** As many case studies as fit into a row of the home page. */
export const selectedWork = () => listed('work', entries().work.slice(0, 3));

/** The newest case study of a brand. */
export function newestCaseOf(brand: string) {
  const [newest] = entries().work.filter(({ client }) => client === brand);
  return newest && listed('work', [newest])[0]!.href;
}
