import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './command';

const COMPANY = 'e2e/company';

/** Where the company has what it changes in a file of the project. */
const CHANGES: Readonly<Record<string, string>> = { 'lib/records/lists.ts': 'e2e/makeCompany.ts' };

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A text without the indentation of its lines, which differs between a document and a file. */
const lines = (text: string) => text.replace(/^ +/gm, '').trim();

/** The code blocks of a document, each with the file that is named last before it. */
function blocksOf(document: string) {
  const [before, ...rest] = document.split(/^ *```(?=\w)/m);
  let text = before!;
  return rest.map((part) => {
    const [, file = ''] = [...text.matchAll(/`([\w/[\].]+\.tsx?)`/g)].at(-1) ?? [];
    const [, code, after] = /^\w+\n([\s\S]*?)^ *```$([\s\S]*)/m.exec(part)!;
    text += after;
    return { file, code: code! };
  });
}

// An owner deletes the company, but not the document.
const ifThere = existsSync(path.join(root, COMPANY)) ? it : it.skip;

ifThere('the code of the walkthrough is in the site of another company, which is built', () => {
  const missing = blocksOf(read('docs/walkthrough.md')).filter(({ file, code }) => {
    const its = path.join(root, CHANGES[file] ?? `${COMPANY}/${file}`);
    return !existsSync(its) || !lines(readFileSync(its, 'utf8')).includes(lines(code));
  });
  // The company has no island of its own.
  expect(missing).toEqual([
    { file: 'page/CopyLink.tsx', code: expect.stringContaining('use client') },
  ]);
});
