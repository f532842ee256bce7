/**
 * Compares an export with the budgets in scripts/policy/budgets.ts. e2e/site/budgets.spec.ts calls
 * this, not the build: a heavier page still works.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '@/lib/env';
import * as budgets from '@/scripts/policy/budgets';

import { PAGES, renderBlocking, weighPage, type Weight } from './page-weight';

const count = (bytes: number) => bytes.toLocaleString('en');

const fault = (file: string, what: string, bytes: number, budget: number, remedy: string) =>
  bytes > budget
    ? [
        `out/${file}: ${what} ${count(bytes)} bytes, budget ${count(budget)}: ${remedy}, or raise the budget in scripts/policy/budgets.ts with its reason`,
      ]
    : [];

/**
 * Returns one message per exceeded budget of a page, with the file, its size, the budget and how to
 * fix it.
 */
export function pageFaults(
  { route, file }: { route: string; file: string },
  { document, firstScreen, scripts, data }: Weight,
  adNetwork: boolean,
): string[] {
  const { DOCUMENT, FIRST_SCREEN, FRAMEWORK, PAGE_DATA } = budgets;
  const budget = ({ usual, others }: typeof DOCUMENT) => (others[route] ?? usual).bytes;
  const scriptBudget =
    budgets.SCRIPTS_OVER_FRAMEWORK.bytes + (adNetwork ? budgets.SCRIPTS_FOR_AD_NETWORK.bytes : 0);
  return [
    ...fault(file, 'document', document, budget(DOCUMENT), 'shorten the page or its styles'),
    ...fault(
      file,
      'first screen',
      firstScreen,
      FIRST_SCREEN.bytes,
      'remove rules, inline pictures or markup from its head and first block',
    ),
    ...fault(
      file,
      'scripts over the framework',
      scripts - FRAMEWORK.bytes,
      scriptBudget,
      `make an island smaller, load part of it with import(), or measure the framework again if Next.js is not ${FRAMEWORK.next}`,
    ),
    ...fault(
      file,
      'data',
      data,
      budget(PAGE_DATA),
      'give islands fewer props, and sections less markup',
    ),
  ];
}

/** Returns a message if a font or picture exceeds its budget. */
export const fileFaults = (file: string, bytes: number): string[] =>
  budgets.FILES.filter(({ ends }) => file.endsWith(ends)).flatMap((budget) =>
    fault(file, 'file', bytes, budget.bytes, budget.remedy),
  );

/** Returns one message per exceeded budget of the export in the folder `out`. */
export async function exportFaults(
  out: string,
  { basePath, tracking, analytics }: Settings,
): Promise<string[]> {
  const faults: string[] = [];
  for (const page of PAGES) {
    try {
      const html = await readFile(path.join(out, page.file), 'utf8').catch(() => {
        throw new Error('is missing: run `npm run build`');
      });
      for (const element of renderBlocking(html))
        faults.push(
          `out/${page.file}: ${element} blocks rendering: inline it, or load it with the script loader`,
        );
      const weight = await weighPage(html, { out, basePath });
      faults.push(...pageFaults(page, weight, tracking !== null || analytics.length > 0));
    } catch (error) {
      faults.push(`out/${page.file} ${(error as Error).message}`);
    }
  }
  for (const file of await readdir(out, { recursive: true }))
    faults.push(...fileFaults(file, (await stat(path.join(out, file))).size));
  return faults;
}
