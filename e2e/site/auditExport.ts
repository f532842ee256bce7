/** Runs the audit of any site (e2e/site), and counts its findings. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { filesIn } from '@/kit/finish/files';
import { createStaticServer } from '@/kit/hosts/static-server';
import { listen } from '@/kit/testing/process';
import { root, run } from '@/scripts/command';
import { E2E_DIR } from '@/e2e/exports';

import { check, skipped, step } from '@/e2e/steps';
import type { AuditOptions } from './options';

/** Our own server needs no care. */
const RATE = 1000;

const COMMAND = 'npx playwright test --config e2e/site/playwright.config.ts';

/** @returns the number of findings, or undefined if the audit could not run */
export async function audit(options: AuditOptions): Promise<number | undefined> {
  const dir = options.dir ?? `${E2E_DIR}/audit`;
  const file = path.join(root, dir, 'findings.json');
  await rm(file, { force: true });
  await run(COMMAND, { AUDIT: JSON.stringify({ ...options, dir }) });
  if (!existsSync(file)) return undefined;
  return (JSON.parse(await readFile(file, 'utf8')) as unknown[]).length;
}

/**
 * The paths of the pages in an export that Next.js has made, with those that are in no sitemap. Each
 * page has a copy in a folder named after it (kit/finish/directoryIndexes.ts).
 */
async function pagePaths(dir: string): Promise<string[]> {
  const files = (await filesIn(dir)).filter(
    (file) => file.endsWith('.html') && !/(^|\/)(404|_not-found)(\.html|\/)/.test(file),
  );
  const pages: string[] = [];
  for (const file of files) {
    if (files.includes(file.replace(/\/index\.html$/, '.html')) && file.endsWith('/index.html'))
      continue;
    const html = await readFile(path.join(dir, file), 'utf8');
    if (html.includes('/_next/static/')) pages.push(file.replace(/(\/?index)?\.html$/, ''));
  }
  return pages.sort();
}

type Options = Partial<AuditOptions> & { basePath?: string; live?: boolean };

/** Serves an export, and audits it as a step. */
export async function auditStep(
  title: string,
  ready: boolean,
  dir: string,
  { basePath = '', live = false, ...options }: Options = {},
): Promise<boolean> {
  if (!ready) return step(title, skipped);
  const { origin, stop } = await listen(createStaticServer({ dir, basePath }));
  const audited: AuditOptions = {
    ...options,
    url: `${origin}${basePath}/`,
    paths: (await pagePaths(dir)).map((page) => `${basePath}/${page}`),
    rate: RATE,
    // Audits run at the same time.
    dir: `${E2E_DIR}/audits/${path.relative(root, dir).replaceAll(/\W+/g, '-')}`,
  };
  return check(title, COMMAND, { env: { AUDIT: JSON.stringify(audited) }, live }).finally(stop);
}
