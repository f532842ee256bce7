/**
 * The steps of `npm test`: each has a heading and a verdict, and counts its tests. Some run beside
 * others; what those print is kept until they have ended, so that nothing mixes.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { EXPORTS } from './policy/e2e';
import { root, run, runQuietly } from './process';
import { one, readTally, sum, type Tally } from './tally';

const results: Tally[] = [];

export const total = () => sum(results);

/** The heading of what follows. */
const announce = (title: string) => console.log(`\n── ${title}`);

/** Runs one step; a throw fails this step and no other. */
async function finish(title: string, work: () => Promise<Tally>): Promise<boolean> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  });
  results.push(result);
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  console.log(`── ${title}: ${verdict}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result.failed === 0;
}

/** A step that prints while it works. */
export function step(title: string, work: () => Promise<Tally>): Promise<boolean> {
  announce(title);
  return finish(title, work);
}

/** A step that may run beside others: prints all at its end. */
const beside = (
  title: string,
  command: string,
  env: Record<string, string>,
  judge: (code: number) => Promise<Tally>,
) =>
  finish(title, async () => {
    const { code, output } = await runQuietly(command, env);
    announce(title);
    console.log(output);
    return judge(code);
  });

/** A command that succeeds or fails. `then` follows a success and belongs to it. */
export const check = (
  title: string,
  command: string,
  env: Record<string, string> = EXPORTS.delivered.env,
  then = async () => {},
) =>
  beside(title, command, env, async (code) => {
    if (code === 0) await then();
    return one(code === 0);
  });

const forget = (report: string) => rm(path.join(root, report), { force: true });

/** Tests that report into a file; what an earlier run left there counts for nothing. */
export async function testedBeside(title: string, command: string, report: string) {
  await forget(report);
  return beside(title, command, EXPORTS.delivered.env, (code) => readTally(report, code));
}

export async function tested(command: string, report: string): Promise<Tally> {
  await forget(report);
  return readTally(report, await run(command, EXPORTS.delivered.env));
}
