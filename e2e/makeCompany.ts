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
  // What has no pages.
  'app/ContactUs/[id]',
  'app/Work/page.tsx',
  'app/Work/[slug]',
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

/** A dark look, by tokens. The first part is what tailwind.config.ts has. */
const DARK = {
  'page: glazes.porcelain': "page: '#0f1a22'",
  "surface: '#fafaf7'": "surface: '#17252f'",
  'DEFAULT: glazes.clay,': "DEFAULT: '#2a3c48',",
  "shade: '#cdc3b3'": "shade: '#344957'",
  "panel: '#e3dccf'": "panel: '#1b2b36'",
  'counters: glazes.clay': "counters: '#917f71'",
  'dark: glazes.tenmoku': "dark: '#0a1218'",
  'DEFAULT: glazes.malachite': "DEFAULT: '#10404a'",
  "text: '#a83a0c'": "text: '#ff9a6b'",
  'bar: glazes.celadon': "bar: '#1c3140'",
  'booking: glazes.shino': "booking: '#3a342b'",
  "ink: { DEFAULT: '#1d1512', soft: '#564a43'": "ink: { DEFAULT: '#eef3f5', soft: '#b4c2ca'",
  "focus: { DEFAULT: '#17306e'": "focus: { DEFAULT: '#fff1e0'",
  "DEFAULT: 'rgb(29 21 18 / .14)'": "DEFAULT: 'rgb(238 243 245 / .14)'",
  "strong: 'rgb(29 21 18 / .28)'": "strong: 'rgb(238 243 245 / .28)'",
  "field: { DEFAULT: '#857a72', ground: '#ffffff'":
    "field: { DEFAULT: '#8295a0', ground: '#101d26'",
  "skeleton: { DEFAULT: '#ece8e0', light: '#f6f3ed'":
    "skeleton: { DEFAULT: '#1d2c36', light: '#263946'",
  "veiled: '#4e4945'": "veiled: '#151312'",
};

/** What an owner changes in files: corners, edges, a font for headings, and a list. */
const CHANGED: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  ...Object.entries(DARK).map(([from, to]) => ['tailwind.config.ts', from, to] as const),
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
    const changed = text.replace(from, replacement);
    if (changed === text) throw new Error(`${name} lacks ${from}, which the company changes`);
    await writeFile(file, changed);
  }
  return true;
}
