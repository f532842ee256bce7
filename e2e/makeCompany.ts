/**
 * Makes the site of another company: a copy of the project, with the files of e2e/company/ in place of
 * the sample's, and without what its owner would delete (docs/make-it-yours.md).
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { collections } from '@/content/collections';
import { root } from '@/scripts/command';
import { E2E_DIR } from './exports';

export const OVERLAY = 'e2e/company';

/** The site that the tests in e2e/company/ open. */
export const COMPANY = path.join(root, E2E_DIR, 'company');

/**
 * What a copy lacks: packages, which are linked, the history, which an archive lacks too, results of
 * builds and tests, and the owner's settings.
 */
const LOCAL =
  /^(node_modules|out|hosts|coverage|\.git|\.next|\.e2e|\.netlify|\.vercel|\.wrangler|\.env(?!\.example$).*)$/;

/** The folders of the overlay that hold files of the site. */
export const OWN_FOLDERS = ['app', 'art', 'components', 'content'];

const REMOVED = [
  OVERLAY,
  'e2e/code',
  'e2e/sample',
  // The agreement.
  'app/Privacy-policy',
  'app/TermAndCondition',
  'content/agreement.md',
  // The pictures, entries and fixed texts of the sample.
  'art/masters',
  'content/spec.test.ts',
  'content/agreement.test.ts',
  'content/lists/services',
  ...Object.keys(collections).map((name) => `content/${name}`),
  'public/brands',
];

/** The schema of a list that only this company has: texts, numbers, a list in a list, an optional picture. */
const HARBOR = `const harbor = z.strictObject({
  name: text('Name', 'As on a chart.'),
  since: z.int('a year').meta({ title: 'First year' }),
  runs: z
    .array(text('Program', 'One of ours.'))
    .meta({ title: 'Programs', singular: 'Program' }),
  depths: z.array(z.number('a depth')).meta({ title: 'Depths in m', singular: 'Depth' }),
  piers: z
    .array(
      z.strictObject({
        name: text('Name', 'As on its sign.'),
        berths: z.int('a whole number').meta({ title: 'Berths' }),
      }),
    )
    .meta({ title: 'Piers', singular: 'Pier' }),
  picture: picture('/product', 'Picture', 'Optional.').optional(),
});

export type Harbor = z.infer<typeof harbor>;

`;

/** What an owner changes in files: corners, edges, a font for headings, and a list. */
const CHANGED: readonly [file: string, from: RegExp, to: string][] = [
  ['tailwind.config.ts', /const CORNERS = .*;/, 'const CORNERS = 0;'],
  ['tailwind.config.ts', /const EDGES = '\w+'/, "const EDGES = 'plain'"],
  [
    'tailwind.config.ts',
    /role: 'text' \}/,
    "$&, { package: '@fontsource-variable/bitter', weights: '500 700', role: 'headings' }",
  ],
  ['lib/records/lists.ts', /(?=export type Question )/, HARBOR],
  [
    'lib/records/lists.ts',
    /(?=\n};\s*$)/,
    "\n  harbors: z.array(harbor).meta({ title: 'Harbors', singular: 'Harbor' }),",
  ],
];

async function copyProject(to: string) {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const name of await readdir(root))
    if (!LOCAL.test(name))
      await cp(path.join(root, name), path.join(to, name), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
}

/** @param to the folder of the copy, which is replaced */
export async function makeCompany(to: string) {
  if (!existsSync(path.join(root, OVERLAY)))
    throw new Error(`This test needs ${OVERLAY}/, which is deleted`);
  await copyProject(to);
  // Forced, because an owner may have deleted some of them.
  for (const each of REMOVED) await rm(path.join(to, each), { recursive: true, force: true });
  for (const folder of OWN_FOLDERS)
    await cp(path.join(root, OVERLAY, folder), path.join(to, folder), { recursive: true });
  for (const [name, from, replacement] of CHANGED) {
    const file = path.join(to, name);
    const text = await readFile(file, 'utf8');
    if (!from.test(text)) throw new Error(`${name} lacks ${from}, which the company changes`);
    await writeFile(file, text.replace(from, replacement));
  }
  return true;
}
