/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process';

const DOCUMENT = 'docs/resilience.md';

/** The cells of each row that says what happens: a table's head and its rule are none. */
const rows = readFileSync(path.join(root, DOCUMENT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(-+|fault) *\|/.test(line))
  .map((line) => line.split('|').slice(1, -1));

/** The paths in a cell. */
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);

const TEST = /\.(spec|test)\.tsx?$/;

/** A test file, or all of a folder: `e2e/engines/*.spec.ts`. */
function exists(file: string) {
  const { dir, base } = path.parse(path.join(root, file));
  if (!TEST.test(base) || !existsSync(dir)) return false;
  return readdirSync(dir).some((name) =>
    base.startsWith('*') ? name.endsWith(base.slice(1)) : name === base,
  );
}

describe(DOCUMENT, () => {
  it('says of each fault what is seen, and names a test', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      expect(row).toHaveLength(3);
      expect(row.every((cell) => cell.trim() !== '')).toBe(true);
      expect(named(row[2])).not.toEqual([]);
    }
  });

  it('names tests that exist: after a test is moved or taken away, correct the row', () => {
    const files = rows.flatMap((row) => named(row[2]));
    expect(files.filter((file) => !exists(file))).toEqual([]);
  });
});
