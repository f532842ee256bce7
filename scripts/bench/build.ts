/** Measures `npm run build`: without .next, and with the cache of the previous build. */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { EXPORTS } from '@/scripts/policy/e2e';
import { root, run } from '@/scripts/process';

import { decimal, type Section } from './table';

/** With the default settings, so that a local .env file does not affect the results. */
export async function buildSite(): Promise<number> {
  const start = performance.now();
  if ((await run('npm run build', EXPORTS.delivered.env)).code !== 0)
    throw new Error('The site does not build: see the output above');
  return performance.now() - start;
}

export const build: Section = async () => {
  await rm(path.join(root, '.next'), { recursive: true, force: true });
  const rows: string[][] = [];
  for (const name of ['cold (no .next)', 'warm'])
    rows.push([name, decimal((await buildSite()) / 1000, 1)]);
  return [
    {
      title: 'Build',
      notes: ['All of `npm run build`, with its checks; pictures that exist already are kept.'],
      head: ['build', 'time, s'],
      rows,
    },
  ];
};
