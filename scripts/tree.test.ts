/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './process';

const FOLDERS = ['app', 'art', 'components', 'content', 'docs', 'e2e', 'lib', 'scripts'];
const TOP_LEVEL = 'docs/decisions/0003-top-level.md';
/** Imports aside: those of a page are its list of sections and words. */
const PAGE_LINES = 40;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
);
const components = files.filter((file) => /^components\/.*(?<!\.test)\.tsx$/.test(file));
const islands = files.filter((file) => /^components\/islands\/(\w+\.tsx|use\w+\.ts)$/.test(file));

/** What git knows at the top level; undefined in a copy without a history. */
function committed() {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return [...new Set(listed.split('\0').flatMap((file) => file.split('/')[0] || []))];
  } catch {
    return undefined;
  }
}

/** The names before the colon of each line of the list. */
const namedIn = (decision: string) =>
  [...decision.matchAll(/^- (.+?): /gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );

describe('the tree', () => {
  const known = committed();

  (known ? it : it.skip)('has at its top what the decision of its name gives a reason for', () => {
    const allowed = namedIn(read(TOP_LEVEL));
    expect(known!.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(allowed.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('has four folders of components, without folders in them', () => {
    const folders = files
      .filter((file) => file.startsWith('components/'))
      .map((file) => path.posix.dirname(file));
    expect([...new Set(folders)].sort()).toEqual([
      'components/islands',
      'components/parts',
      'components/sections',
      'components/site',
    ]);
  });

  it('has no drawer for what belongs nowhere, and no barrel', () => {
    const drawers = /(^|\/)(utils?|helpers?|hooks|types|constants|ui|common|misc)(\.tsx?$|\/)/;
    const barrels = /^(app|components|content|e2e|lib|scripts)\/(.*\/)?index\.tsx?$/;
    expect(files.filter((file) => drawers.test(file) || barrels.test(file))).toEqual([]);
  });

  it('has each component in a file of its name', () => {
    const unlike = components.filter(
      (file) =>
        !new RegExp(`^export (function|const) ${path.basename(file, '.tsx')}\\b`, 'm').test(
          read(file),
        ),
    );
    expect(unlike).toEqual([]);
  });
});

describe('islands', () => {
  it.each(islands)('say so first: %s', (file) => {
    expect(read(file)).toMatch(/^'use client';\n/);
  });
});

describe('pages', () => {
  const pages = files.filter((file) => file.startsWith('app/') && file.endsWith('page.tsx'));

  it.each(pages)('are a table of contents: %s', (file) => {
    const withoutImports = read(file).replace(/^import [^;]+;\n/gm, '');
    expect(withoutImports.split('\n').length).toBeLessThanOrEqual(PAGE_LINES);
  });
});

describe('decisions', () => {
  const decisions = files.filter((file) => file.startsWith('docs/decisions/'));
  const numbers = decisions.map((file) => Number(path.basename(file).slice(0, 4)));

  it('have each a number of their own, in the name and in the heading', () => {
    expect(new Set(numbers).size).toBe(decisions.length);
    const headings = decisions.map((file) => Number(/^# (\d+)\. /.exec(read(file))?.[1]));
    expect(headings).toEqual(numbers);
  });
});

describe('the map in README.md', () => {
  const map = /^## The map of the code\n\n```\n(.*?)^```/ms.exec(read('README.md'))![1]!;
  const named = (line: RegExp) => [...map.matchAll(line)].map(([, name]) => name);

  it('names each folder at the top, and each below components, content and scripts', () => {
    expect(named(/^(\w+)\//gm).sort()).toEqual([...FOLDERS, 'public'].sort());
    const below = ['components', 'content', 'scripts'].flatMap((folder) =>
      files
        .filter((file) => file.startsWith(`${folder}/`) && file.split('/').length > 2)
        .map((file) => file.split('/')[1]),
    );
    expect(named(/^ {2}(\w+)\//gm)).toEqual(expect.arrayContaining([...new Set(below)]));
  });
});

describe('what people read', () => {
  const texts = [
    'README.md',
    'CONTRIBUTING.md',
    ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
  ];

  it.each(texts)('links to files that are there: %s', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
    const broken = links
      .map(([, link]) => path.join(path.dirname(file), link!))
      .filter((target) => !existsSync(path.join(root, target)));
    expect(broken).toEqual([]);
  });
});
