/**
 * The record of generated files. Everything in public/ is deployed, so a run deletes what an earlier
 * one made and it did not, such as the social card of a draft. A file that is not in the record, such
 * as one that an owner put into public/, is never deleted. The record is not in .next/, so that it
 * outlives that folder.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/command';
import type { Advice } from '@/scripts/content/advice';

import type { Drawing } from './cache';

/** The generated files, and the advice on them. */
type Generated = { files: readonly string[]; advice: readonly Advice[] };

/** What a maker has made, and what it has only planned. */
export type Made = {
  /** All its files, the planned ones, too. */
  files: readonly string[];
  drawings?: readonly Drawing[];
  /** Runs after the drawings are in the project. */
  finish?: () => Promise<void>;
};

const RECORD = '.generated.json';

export async function readGenerated(): Promise<Generated> {
  const file = path.join(root, RECORD);
  if (!existsSync(file)) return { files: [], advice: [] };
  return JSON.parse(await readFile(file, 'utf8')) as Generated;
}

const write = (generated: Generated) =>
  writeFile(path.join(root, RECORD), JSON.stringify(generated));

/** Records files before they are made, so that an interrupted run leaves none that is unknown. */
export async function recordFiles(files: readonly string[]) {
  const { files: known, advice } = await readGenerated();
  await write({ files: [...new Set([...known, ...files])], advice });
}

/** Deletes the recorded files that a run does not make, and records those that it makes. */
export async function keepOnly({ files, advice }: Generated) {
  for (const file of (await readGenerated()).files)
    if (!files.includes(file)) await rm(path.join(root, file), { force: true });
  await write({ files, advice });
}
