import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Entries } from '@/lib/entries/read';

import { entries } from './entries';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'entries-'));
  jest.spyOn(process, 'cwd').mockReturnValue(project);
});
afterEach(() => rmSync(project, { recursive: true }));

const fileOf = (name: string) => path.join(project, 'content/log', name);
function write(name: string, title: string) {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(
    fileOf(name),
    `---\ntitle: ${title}\ndescription: B\ndate: 2026-02-01\npicture: a.webp\nalt: A\n---\nText.`,
  );
}
/** The compiler knows the collections of the sample. */
const log = () => (entries() as Entries).log!;
const titles = () => log().map(({ title }) => title);

it('sees new, changed and deleted files, and reads no file again that is the same', () => {
  write('a.md', 'One');
  expect(titles()).toEqual(['One']);
  expect(log()[0]).toBe(log()[0]);
  write('b.md', 'Two');
  expect(titles()).toEqual(['One', 'Two']);
  // Of the same length, a second later.
  write('a.md', 'Six');
  const later = Date.now() / 1000 + 1;
  utimesSync(fileOf('a.md'), later, later);
  expect(titles()).toEqual(['Six', 'Two']);
  rmSync(fileOf('a.md'));
  expect(titles()).toEqual(['Two']);
});
