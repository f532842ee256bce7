/** What a browser downloads for each page, compared with an empty Next.js app. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { PAGES, weighPage } from '@/scripts/build/page-weight';
import * as budgets from '@/scripts/policy/budgets';
import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { BASELINE_OUT, buildBaseline } from './baseline';
import { against, kB, type Section } from './table';

const weigh = async (out: string, file: string) =>
  weighPage(await readFile(path.join(out, file), 'utf8'), { out });

export const bytes: Section = async () => {
  await buildBaseline();
  const baseline = await weigh(BASELINE_OUT, 'index.html');
  const rows: string[][] = [];
  for (const { route, file } of PAGES) {
    const page = await weigh(path.join(root, EXPORTS.delivered.dir), file);
    const over = page.scripts - baseline.scripts;
    rows.push([
      route,
      kB(page.document),
      against(kB(page.firstScreen), page.firstScreen, budgets.FIRST_SCREEN.bytes),
      kB(page.data),
      kB(page.scripts),
      against(kB(over), over, budgets.SCRIPTS_OVER_FRAMEWORK.bytes),
    ]);
  }
  const { document, firstScreen, data, scripts } = baseline;
  rows.push(['baseline', ...[document, firstScreen, data, scripts, 0].map(kB)]);
  return {
    note: 'kB after Brotli at quality 11. The baseline has its page data inside the document.',
    head: ['page', 'document', 'first screen', 'page data', 'scripts', 'above the baseline'],
    rows,
  };
};
