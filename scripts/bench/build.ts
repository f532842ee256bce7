/** What a build costs: without anything from before, and with what the last one left. */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { measured, type Cost } from './command';
import { kB, seconds } from './figures';
import type { Section } from './section';

export const megabytes = (size: number) => kB(size / 1000);

/** As delivered: a .env file on this machine changes no figure. */
export const buildSite = (cwd = root, limitMs?: number): Promise<Cost> =>
  measured('npm run build', { cwd, env: EXPORTS.delivered.env, limitMs });

export const build: Section = async () => {
  await rm(path.join(root, '.next'), { recursive: true, force: true });
  const cold = await buildSite();
  const warm = await buildSite();
  const row = (name: string, { ms, peakBytes }: Cost) => [name, seconds(ms), megabytes(peakBytes)];
  return [
    {
      title: 'Build',
      notes: [
        'The whole of `npm run build`, with its checks; pictures that have been made before are kept. Memory is that of the largest process.',
      ],
      head: ['build', 'time, s', 'memory, MB'],
      rows: [row('cold (no .next)', cold), row('warm', warm)],
    },
  ];
};
