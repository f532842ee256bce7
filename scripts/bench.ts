/**
 * In: the sources (or, with --no-build, the existing export), and the names of the sections to run
 * (default: all). Out: tables in the terminal and in docs/performance.md. The bench never fails a
 * build, because measurements on a busy machine prove nothing.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { format, resolveConfig } from 'prettier';

import { build, buildSite } from './bench/build';
import { bytes } from './bench/bytes';
import { inp } from './bench/inp';
import { lighthouse } from './bench/lighthouse';
import { markdown, withTables, type Options, type Section } from './bench/table';
import { EXPORTS } from './policy/e2e';
import { root, stop } from './process';

/** In document order. */
const SECTIONS = { bytes, lighthouse, inp, build } satisfies Record<string, Section>;
type Name = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as Name[];
const DOCUMENT = path.join(root, 'docs/performance.md');

function readArguments(): { names: Name[]; options: Options } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-build': { type: 'boolean' },
      runs: { type: 'string', default: '5' },
      peer: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !(name in SECTIONS));
  if (unknown) throw new Error(`Unknown section "${unknown}": choose one of ${NAMES.join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs is "${values.runs}", but must be a number from 1 to 99`);
  if (values.peer && !URL.canParse(values.peer))
    throw new Error(`--peer is "${values.peer}", but must be the URL of a page`);
  const options = { build: !values['no-build'], runs: Number(values.runs), peer: values.peer };
  if (!options.build && positionals.includes('build'))
    throw new Error('The section "build" runs a build: remove --no-build');
  const asked = positionals.length > 0 ? NAMES.filter((name) => positionals.includes(name)) : NAMES;
  const names = asked.filter((name) => options.build || name !== 'build');
  // Builds run first, because the other sections measure the resulting out/.
  return {
    names: names.toSorted((a, b) => Number(b === 'build') - Number(a === 'build')),
    options,
  };
}

/** Timings are only meaningful together with this. */
function machine(now = new Date()): string {
  const cpus = os.cpus();
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const load = os.loadavg()[0]!.toFixed(1);
  return `${day}, ${cpus.length} processors (${cpus[0]?.model.trim() ?? 'unknown'}), load ${load} at the start, Node.js ${process.versions.node}.`;
}

async function main() {
  const { names, options } = readArguments();
  const exported = existsSync(path.join(root, EXPORTS.delivered.dir, 'index.html'));
  if (!options.build && !exported) throw new Error('There is no export in out/: remove --no-build');
  if (options.build && !names.includes('build')) {
    console.log('Building the site …');
    await buildSite();
  }
  for (const name of names) {
    console.log(`\n── ${name}\n`);
    const measuredOn = machine();
    const [first, ...others] = await SECTIONS[name](options);
    const tables = [{ ...first!, notes: [...first!.notes, measuredOn] }, ...others];
    const text = tables.map(markdown).join('\n\n');
    console.log(text);
    // After each section, so that a later failure does not lose its results.
    const document = withTables(await readFile(DOCUMENT, 'utf8'), { [name]: text }, NAMES);
    const style = await resolveConfig(DOCUMENT);
    await writeFile(DOCUMENT, await format(document, { ...style, parser: 'markdown' }));
  }
}

main().catch(stop);
