/**
 * In: the sources (or, with --no-build, the export that is there), and the names of the sections to
 * run; without names all of them. Out: tables on the terminal and in docs/performance.md.
 * Figures and ratios only: a bench gates nothing, because a machine that is busy proves nothing.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { format, resolveConfig } from 'prettier';

import { build, buildSite } from './bench/build';
import { bytes } from './bench/bytes';
import { growth } from './bench/growth';
import { inp } from './bench/inp';
import { lighthouse } from './bench/lighthouse';
import { requests } from './bench/requests';
import { machine, type Options, type Section } from './bench/section';
import { markdown, withTables } from './bench/table';
import { EXPORTS } from './policy/e2e';
import { root, stop } from './process';

/** In the order of the document. */
const SECTIONS = { bytes, requests, lighthouse, inp, build, growth } satisfies Record<
  string,
  Section
>;
type Name = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as Name[];
/** They measure builds, so without building there is nothing to measure. */
const BUILDING: readonly Name[] = ['build', 'growth'];
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
  if (unknown) throw new Error(`There is no section "${unknown}": choose of ${NAMES.join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs is "${values.runs}", but must be a number from 1 to 99`);
  if (values.peer && !URL.canParse(values.peer))
    throw new Error(`--peer is "${values.peer}", but must be the address of a page`);
  const options = { build: !values['no-build'], runs: Number(values.runs), peer: values.peer };
  const able = NAMES.filter((name) => options.build || !BUILDING.includes(name));
  const unable = positionals.find((name) => !able.includes(name as Name));
  if (unable) throw new Error(`"${unable}" has to build: leave out --no-build`);
  const names = positionals.length > 0 ? able.filter((name) => positionals.includes(name)) : able;
  // Builds come first: the others look at what they leave.
  return {
    names: names.toSorted((a, b) => Number(b === 'build') - Number(a === 'build')),
    options,
  };
}

async function main() {
  const { names, options } = readArguments();
  const exported = existsSync(path.join(root, EXPORTS.delivered.dir, 'index.html'));
  if (!options.build && !exported) throw new Error('There is no export: leave out --no-build');
  if (options.build && names.some((name) => !BUILDING.includes(name)) && !names.includes('build')) {
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
    // Section by section: what has been measured stays, whatever comes after.
    const document = withTables(await readFile(DOCUMENT, 'utf8'), { [name]: text }, NAMES);
    const style = await resolveConfig(DOCUMENT);
    await writeFile(DOCUMENT, await format(document, { ...style, parser: 'markdown' }));
  }
}

main().catch(stop);
