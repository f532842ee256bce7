/** @jest-environment node */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';

import { EXPORTS } from './policy/e2e';
import { root } from './process';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));

describe('the repository', () => {
  it('has four folders in components/, without subfolders', () => {
    const folders = filesIn('components').map((file) => path.posix.dirname(file));
    expect([...new Set(folders)].sort()).toEqual(
      ['islands', 'parts', 'sections', 'site'].map((folder) => `components/${folder}`),
    );
  });

  it('has only valid links to files in its documentation', () => {
    const texts = ['README.md', 'CONTRIBUTING.md', 'art/README.md', ...filesIn('docs')];
    const broken = texts
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) =>
          path.join(path.dirname(file), link!),
        ),
      )
      .filter((target) => !existsSync(path.join(root, target)));
    expect(broken).toEqual([]);
  });
});

/**
 * If a setting is missing from these files, owners do not find it, or a local .env file affects the
 * tests.
 */
describe('the settings of lib/env.ts', () => {
  const settingsIn = (text: string, pattern = /NEXT_PUBLIC_[A-Z_]+/g) =>
    [...new Set([...text.matchAll(pattern)].map(([name, listed]) => listed ?? name))].sort();
  const settings = settingsIn(read('lib/env.ts'));

  it('are explained in .env.example', () => {
    expect(settingsIn(read('.env.example'), /^(NEXT_PUBLIC_[A-Z_]+)=$/gm)).toEqual(settings);
  });

  it('are in the table of README.md', () => {
    expect(settingsIn(read('README.md'), /^\| `(NEXT_PUBLIC_[A-Z_]+)` +\|/gm)).toEqual(settings);
  });

  it('are set for the browser tests in scripts/policy/e2e.ts', () => {
    expect(settingsIn(Object.keys(EXPORTS.delivered.env).join(' '))).toEqual(settings);
  });
});
