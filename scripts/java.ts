/**
 * In: this machine. Out: a Java that runs the W3C's validator, installed where Debian's archive has
 * one for us; else none, and the test that needs it says that it was skipped.
 * Runs before the browser tests, one of which validates every document.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { debianCommand } from './debian';
import { run } from './process';

export const NO_JAVA =
  'There is no Java on this machine, so the W3C’s validator does not run: install one, or set JAVA_HOME';

/** A `java` that merely offers to install one, as on macOS, does not count: it answers with an error. */
const answers = (command: string) => spawnSync(command, ['-version']).status === 0;

/** The first that runs: the one of JAVA_HOME, the one on the path. */
export function findJava(
  home = process.env.JAVA_HOME,
  runs: (command: string) => boolean = answers,
): string | undefined {
  return [...(home ? [`${home}/bin/java`] : []), 'java'].find(runs);
}

export async function provideJava(): Promise<string | undefined> {
  const found = findJava();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const command = debianCommand('default-jre-headless', existsSync, isRoot);
  if (command === undefined) return undefined;
  console.log(`There is no Java on this machine. Installing one: ${command}`);
  await run(command);
  return findJava();
}
