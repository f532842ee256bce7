/**
 * In: settings, content/, pictures and the export in out/. Out: what is still a sample or unsafe to
 * publish, each with file and remedy, and exit code 1; or one line, and 0. `--json` for machines.
 * Run before an upload, never by a build: the sample must build too.
 */
import { parseArgs } from 'node:util';

import { readFacts } from './launch-facts';
import { LAUNCH_RULES } from './policy/launch';
import type { Hit, LaunchFacts } from './policy/launch-rule';
import { isMain, stop } from './process';

export type Finding = Hit & { rule: string };

export const launchFindings = (facts: LaunchFacts): Finding[] =>
  LAUNCH_RULES.flatMap(({ rule, hits }) => hits(facts).map((hit) => ({ rule, ...hit })));

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** For people: what was found in each file, the remedies in a column, the count at the end. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Ready to go live: nothing here is a sample or unsafe.';
  const files = [...new Set(findings.map(({ file }) => file))];
  // Files of which the same is to be said, such as icons, share a group.
  const groups = new Map<string, string[]>();
  for (const name of files) {
    const own = findings.filter(({ file }) => file === name);
    const width = Math.max(...own.map(({ found }) => found.length));
    const lines = own.map(({ found, remedy }) => `  ${found.padEnd(width)}  ${remedy}`).join('\n');
    groups.set(lines, [...(groups.get(lines) ?? []), name]);
  }
  const texts = [...groups].map(([lines, names]) => [...names, lines].join('\n'));
  const total = `${count(findings.length, 'finding')} in ${count(files.length, 'file')}`;
  return [...texts, `${total}: not ready to go live.`].join('\n\n');
}

/** What the command prints and the code it ends with. */
export const launchResult = (findings: readonly Finding[], json: boolean) => ({
  output: json ? JSON.stringify(findings, null, 2) : launchReport(findings),
  exitCode: findings.length > 0 ? 1 : 0,
});

async function main() {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const { output, exitCode } = launchResult(launchFindings(await readFacts()), values.json);
  console.log(output);
  process.exitCode = exitCode;
}

if (isMain(import.meta.url)) main().catch(stop);
