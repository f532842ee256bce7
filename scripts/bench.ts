/**
 * Measures the site, and prints the results as Markdown tables. The arguments are the names of the
 * sections to run (default: all). With --no-build, measures the existing export. A missed goal is
 * marked but is not an error, because measurements on a busy machine are unreliable.
 */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { EXPORTS } from '@/scripts/exports';

import { interactions } from './bench/interactions';
import { lighthouse } from './bench/lighthouse';
import { markdown, type Section } from './bench/table';
import { root, run, stop } from './command';

const SECTIONS: Record<string, Section> = { lighthouse, interactions };

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-build': { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      site: { type: 'string' },
      peer: { type: 'string' },
      applied: { type: 'boolean', default: false },
    },
  });
  const names = Object.keys(SECTIONS);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Error(`Unknown section "${unknown}": choose one of ${names.join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs is "${values.runs}", but must be a number from 1 to 99`);
  for (const name of ['site', 'peer'] as const)
    if (values[name] && !URL.canParse(values[name]))
      throw new Error(`--${name} is "${values[name]}", but must be the URL of a page`);
  const isBuilt = existsSync(path.join(root, EXPORTS.delivered.dir, 'index.html'));
  if (values['no-build'] && !values.site && !isBuilt)
    throw new Error('There is no export of an earlier run: remove --no-build');
  return {
    names: positionals.length > 0 ? positionals : names,
    mayBuild: !values['no-build'] && !values.site,
    options: { ...values, runs: Number(values.runs) },
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
  // With the default settings, so that a local .env file does not affect the results.
  if (mayBuild && (await run('npm run build', EXPORTS.delivered.env)).code !== 0)
    throw new Error('The site does not build: see the output above');
  for (const name of names) {
    const measuredOn = machine();
    const table = await SECTIONS[name]!(options);
    console.log(`\n${markdown(name, table)}\n\n${measuredOn}\n`);
  }
}

main().catch(stop);
