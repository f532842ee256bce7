/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { changes } from './changes';

type Files = Readonly<Record<string, string>>;

let folder: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** Commits a tree that has these files and no others. */
function commit(files: Files): string {
  git('read-tree', '--empty');
  git('clean', '-fdq');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  git('add', '-A');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '-qm', 'A version', '--allow-empty');
  return git('rev-parse', 'HEAD').trim();
}

/** The lines about two versions of a site. */
const between = (before: Files, after: Files) => changes(commit(before), commit(after), folder);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true }));

const SECTION = `export type Step = { title: string; text: string };
export function Steps({ steps }: { steps: readonly Step[]; heading: string }) {
  return steps.map(({ title, text }) => title + ': ' + text).join();
}`;

it('names files that are renamed or removed', () => {
  const before = {
    'components/sections/Steps.tsx': SECTION,
    'components/sections/Steps.test.tsx': 'it.todo("is tested");',
    'components/sections/Steps.css': '.steps { color: red; }',
    'content/collections/people.json': '[{ "name": "Anna Berg" }, { "name": "Ben Cole" }]',
  };
  const after = {
    'components/parts/Steps.tsx': SECTION,
    'content/lists/people.json': before['content/collections/people.json'],
  };
  expect(between(before, after)).toEqual([
    'components/sections/Steps.css: removed',
    'components/sections/Steps.tsx: is now components/parts/Steps.tsx',
    'content/collections/people.json: is now content/lists/people.json',
  ]);
});
