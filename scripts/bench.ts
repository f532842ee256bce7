/**
 * Measures the build and the site, and prints the results as Markdown tables. The arguments are the
 * names of the sections to run (default: all). With --no-build, measures the existing export. A
 * missed goal is marked but is not an error, because measurements on a busy machine are unreliable.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { EXPORTS } from '@/e2e/exports';

import { bytes } from './bench/bytes';
import { interactions } from './bench/interactions';
import { lighthouse } from './bench/lighthouse';
import { markdown, seconds, type Section } from './bench/table';
import { root, run, stop } from './command';

/** Builds with the default settings, so that a local .env file does not affect the results. */
async function buildSite(): Promise<number> {
  const start = performance.now();
  if ((await run('npm run build', EXPORTS.delivered.env)).code !== 0)
    throw new Error('The site does not build: see the output above');
  return performance.now() - start;
}

const build: Section = async () => {
  await rm(path.join(root, '.next'), { recursive: true, force: true });
  const rows: string[][] = [];
  for (const name of ['cold (no .next)', 'warm']) rows.push([name, seconds(await buildSite())]);
  const note = 'All of `npm run build`, with its checks; pictures that exist already are kept.';
  return { note, head: ['build', 'time, s'], rows };
};

/** Builds run first, because the other sections measure the resulting out/. */
const SECTIONS: Record<string, Section> = { build, bytes, lighthouse, interactions };

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-build': { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      peer: { type: 'string' },
    },
  });
  const names = Object.keys(SECTIONS);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Error(`Unknown section "${unknown}": choose one of ${names.join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs is "${values.runs}", but must be a number from 1 to 99`);
  if (values.peer && !URL.canParse(values.peer))
    throw new Error(`--peer is "${values.peer}", but must be the URL of a page`);
  const isBuilt = existsSync(path.join(root, EXPORTS.delivered.dir, 'index.html'));
  if (values['no-build'] && !isBuilt)
    throw new Error('There is no export in out/: remove --no-build');
  if (values['no-build'] && positionals.includes('build'))
    throw new Error('The section "build" runs a build: remove --no-build');
  return {
    names: names.filter((name) =>
      positionals.length > 0 ? positionals.includes(name) : name !== 'build' || !values['no-build'],
    ),
    mayBuild: !values['no-build'],
    options: { runs: Number(values.runs), peer: values.peer },
  };
}

/** Describes the machine, because timings depend on it. */
function machine(): string {
  const cpus = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[0]!.toFixed(1);
  return `Measured on ${day}: ${cpus.length} processors (${cpus[0]?.model.trim() ?? 'unknown'}), load ${load} at the start, Node.js ${process.versions.node}.`;
}

async function main() {
  const { names, mayBuild, options } = readArguments();
  if (mayBuild && !names.includes('build')) await buildSite();
  for (const name of names) {
    const measuredOn = machine();
    const table = await SECTIONS[name]!(options);
    console.log(`\n${markdown(name, table)}\n\n${measuredOn}\n`);
  }
}

main().catch(stop);
