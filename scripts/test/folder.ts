import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Files = Readonly<Record<string, string>>;

/** Edits may take less than the clock of the disk can tell. */
let time = 1_000;

export function writeFiles(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, time, time);
    time += 1;
  }
}

/** A folder for the tests of a file. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  writeFiles(folder, files);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The tests of a file run in a folder of their own. */
export function workIn(files: Files) {
  const root = process.cwd();
  afterAll(() => process.chdir(root));
  process.chdir(folderWith(files));
}
