/**
 * Makes the site of another company in .e2e/company/: a copy of the project, with the files of
 * e2e/company/ in place of the sample's, and without what its owner would delete
 * (docs/make-it-yours.md).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { collections } from '@/content/collections';
import { root } from '@/scripts/command';
import { E2E_DIR } from '@/scripts/exports';

import { copyWith } from './copyWith';

export const OVERLAY = 'e2e/company';

export const COMPANY = path.join(root, E2E_DIR, 'company');

const REMOVED = [
  OVERLAY,
  'e2e/sample',
  // The agreement.
  'app/Privacy-policy',
  'app/TermAndCondition',
  // The pictures, entries and fixed texts of the sample.
  'art/masters',
  'content/spec.test.ts',
  ...Object.keys(collections).map((name) => `content/${name}`),
  'public/brands',
];

/** The schema of a list that only this company has: texts, numbers, a list in a list, an optional picture. */
const HARBOR = `const harbor = z.strictObject({
  name: text('Name', 'As on a chart.'),
  since: z.int('a year').meta({ title: 'First year' }),
  runs: z.array(text('Program', 'What runs there.')).meta({ title: 'Programs', singular: 'Program' }),
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

const ABOUT = 'app/AboutUs/page.tsx';

/**
 * What an owner changes in files: corners, edges, a font for headings, and a list with its section
 * (docs/walkthrough.md).
 */
const CHANGED: readonly [file: string, from: RegExp, to: string][] = [
  ['tailwind.config.ts', /const CORNERS = .*;/, 'const CORNERS = 0;'],
  ['tailwind.config.ts', /const EDGES = '\w+'/, "const EDGES = 'plain'"],
  [
    'scripts/policy/fonts.ts',
    /role: 'text' \},\n/,
    "$&  { package: '@fontsource-variable/bitter', weights: '500 700', role: 'headings' },\n",
  ],
  ['lib/lists.ts', /(?=export type Question )/, HARBOR],
  [
    'lib/lists.ts',
    /(?=\n};\s*$)/,
    "\n  harbors: z.array(harbor).meta({ title: 'Harbors', singular: 'Harbor' }),",
  ],
  [
    ABOUT,
    /^/,
    `import { Harbors } from '@/components/sections/Harbors';
import { harborWords } from '@/content/harbors';
import { harbors } from '@/content/lists/harbors';
`,
  ],
  [ABOUT, / *<People /, '<Harbors words={harborWords} harbors={harbors} />$&'],
];

export async function makeCompany() {
  await copyWith(COMPANY, { removed: REMOVED, overlay: OVERLAY });
  for (const [name, from, to] of CHANGED) {
    const file = path.join(COMPANY, name);
    const text = await readFile(file, 'utf8');
    if (!from.test(text)) throw new Error(`${name} lacks ${from}, which the company changes`);
    await writeFile(file, text.replace(from, to));
  }
  return true;
}
