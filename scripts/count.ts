/**
 * Counts the lines of the site, of the kit and of what surrounds them (`wc -l` of .ts, .tsx, .mjs and
 * .css in git), so that the machinery stays smaller than the site.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './command';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(path.join(root, file)));

function linesIn(folders: string, without = /^$/) {
  const inside = new RegExp(`^(${folders})/`);
  return files
    .filter((file) => inside.test(file) && !without.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}

const site = linesIn('app|components|content|lib', /\.test\.tsx?$/);
const around = linesIn('scripts|e2e');
const kit = linesIn('kit');
console.log(`site without unit tests: ${site}
scripts and e2e: ${around} (${(around / site).toFixed(2)} per line of the site)
kit: ${kit}
scripts, e2e and kit: ${around + kit}`);
