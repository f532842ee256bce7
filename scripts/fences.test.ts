import { execFileSync } from 'node:child_process';

import { root } from './command';

/** Runs in a separate process, because ESLint uses `import()`, which Jest does not support. */
const PROGRAM = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [file, code] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(code, { filePath: file });
    found.push(result.messages.map(({ message }) => message));
  }
  process.stdout.write(JSON.stringify(found));
`;

const value = (module: string) => `import { a } from '${module}';\nexport const b = a;\n`;
const client = (code: string) => `'use client';\n${code}`;

/** One violation of each import rule with its message, followed by two imports that are allowed. */
const PLANTED: readonly (readonly [file: string, code: string, message?: RegExp])[] = [
  [
    'components/sections/A.tsx',
    value('@/components/islands/motion/Counter'),
    /^'@\/components.*pass copy and islands from app/,
  ],
  [
    'components/islands/A.tsx',
    client(value('@/content/shared')),
    /Islands may import only islands, parts and/,
  ],
  ['components/islands/A.tsx', client(value('zod')), /only the packages react/],
  ['components/islands/A.tsx', 'export const a = 1;\n', /Add 'use client'/],
  ['components/first-script/a.ts', value('react'), /no packages/],
  ['app/a.tsx', value('@/lib/browser/page/modal'), /mount an island/],
  ['lib/pages/a.ts', value('@/lib/browser/page/modal'), /also runs in a build/],
  ['lib/browser/a.ts', value('@/lib/settings/env'), /This code runs in the browser/],
  ['lib/a.ts', value('@/content/site'), /only lib\/catalog joins content and rules/],
  [
    'components/parts/A.tsx',
    client('export const a = 1;\n'),
    /Only components in components\/islands\/ have it/,
  ],
  ['lib/a.ts', 'export const a = process.env.A;\n', /Read settings in lib\/settings\/env\.ts only/],
  [
    'app/a.tsx',
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    /Dangerous property/,
  ],
  ['kit/finish/a.ts', value('@/lib/settings/env'), /The kit must not import the site/],
  ['lib/a.test.ts', value('@/content/site'), /must not depend on the words of the site/],
  ['lib/catalog/a.ts', value('@/content/site')],
  ['components/first-script/a.ts', value('@/kit/early/loadScripts')],
  ['components/islands/A.tsx', client(value('next/navigation'))],
];

it('ESLint reports a violation of each import rule, and nothing else', () => {
  const planted = JSON.stringify(PLANTED.map(([file, code]) => [file, code]));
  const args = ['--input-type=module', '--eval', PROGRAM, planted];
  const found = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  expect(found).toEqual(
    PLANTED.map(([, , message]) => (message ? [expect.stringMatching(message)] : [])),
  );
});
