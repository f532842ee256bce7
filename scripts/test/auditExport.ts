import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { createStaticServer } from '@/kit/hosts/static-server';
import { audit, type Options } from '@/kit/testing/audit/audit';
import { linesOf } from '@/kit/testing/audit/merge';
import { listen } from '@/kit/testing/process';

import type { Tally } from './report';

/**
 * The paths of the pages in an export that Next.js has made, with those that are in no sitemap. Each
 * page has a copy in a folder named after it (kit/finish/copy-twins.ts).
 */
async function pagePaths(dir: string): Promise<string[]> {
  const files = (await readdir(dir, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !/(^|\/)(404|_not-found)(\.html|\/)/.test(file));
  const pages: string[] = [];
  for (const file of files) {
    if (files.includes(file.replace(/\/index\.html$/, '.html')) && file.endsWith('/index.html'))
      continue;
    const html = await readFile(path.join(dir, file), 'utf8');
    if (html.includes('/_next/static/')) pages.push(file.replace(/(\/?index)?\.html$/, ''));
  }
  return pages.sort();
}

/** Serves an export, audits it, and prints one line for each finding. */
export async function auditExport(
  dir: string,
  basePath: string,
  options: Pick<Options, 'skip' | 'most'> = {},
): Promise<Tally> {
  const paths = (await pagePaths(dir)).map((page) => `${basePath}/${page}`);
  const { origin, stop } = await listen(createStaticServer({ dir, basePath }));
  try {
    const findings = await audit(`${origin}${basePath}/`, {
      ...options,
      paths,
      note: console.log,
    });
    for (const line of linesOf(findings, false)) console.log(line);
    return { passed: Number(findings.length === 0), failed: findings.length };
  } finally {
    await stop();
  }
}
