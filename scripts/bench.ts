/**
 * In: the sources (or, with --no-build, the existing export), and the names of the sections to run
 * (default: all). Out: Markdown tables in the terminal. The bench never fails a build, because
 * measurements on a busy machine prove nothing.
 */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { bytes } from './bench/bytes';
import { interactions } from './bench/interactions';
import { lighthouse } from './bench/lighthouse';
import { markdown, type Section } from './bench/table';
import { EXPORTS } from './policy/e2e';
import { root, run, stop } from './process';

const SECTIONS: Record<string, Section> = { bytes, lighthouse, interactions };

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
  return {
    names: positionals.length > 0 ? positionals : names,
    mayBuild: !values['no-build'],
    options: { runs: Number(values.runs), peer: values.peer },
  };
}

async function main() {
  const { names, mayBuild, options } = readArguments();
  // With the default settings, so that a local .env file does not affect the results.
  if (mayBuild && (await run('npm run build', EXPORTS.delivered.env)).code !== 0)
    throw new Error('The site does not build: see the output above');
  const cpus = os.cpus();
  console.log(`\n${cpus.length} × ${cpus[0]?.model}, Node.js ${process.versions.node}`);
  for (const name of names) console.log(`\n${markdown(name, await SECTIONS[name]!(options))}\n`);
}

main().catch(stop);
