import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { people } from '@/content/lists/people';
import { products as catalog } from '@/content/lists/products';
import { quotes } from '@/content/lists/quotes';
import { redirects } from '@/content/redirects';
import { site } from '@/content/site';
import { pages } from '@/lib/pages';
import { root } from '@/scripts/command';
import { sampleFiles } from '@/scripts/launch';
import { lowercase } from '@/scripts/finish/redirects';
import sample from '@/scripts/sample.json';

/** Only the sample must pass these tests. Delete this file and `e2e/sample/` when you adopt the site. */

it('the products are those of the specification (section 3)', () => {
  expect(catalog.map(({ id, title }) => `${id}. ${title}`)).toEqual([
    '1. Food Delivery App',
    '2. NGO Website Development',
    '3. Cab Booking App',
    '4. E-commerce Website Development',
    '5. School Management Software',
    '6. Smart Contract Development',
    '7. HRMS Software Development',
    '8. Social Media App Development',
    '9. Metaverse Game Development',
    // The specification spells it this way.
    '10. Artificial Intiligence Development',
    '11. SaaS Development',
    '12. Loan Management System',
  ]);
});

it('only content/site.ts contains the company name', () => {
  const files = globSync('{app,art,components,content,lib}/**/*.{ts,tsx,mjs,css,html,svg,py,md}', {
    cwd: root,
    ignore: '**/*.{test,generated}.*',
  });
  expect(files.length).toBeGreaterThan(100);
  const name = new RegExp(site.name, 'i');
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([
    'content/site.ts',
  ]);
});

it('vercel.json has the redirects of content/redirects.ts, and those from lowercase URLs', () => {
  const text = readFileSync(path.join(root, 'vercel.json'), 'utf8');
  const written = JSON.parse(text).redirects as { source: string; destination: string }[];
  const paths = ['/TermAndCondition', ...pages().map(({ path }) => path)].filter(
    (path) => !/^\/(Work|Insights)\//.test(path),
  );
  for (const { from, to } of [...redirects, ...lowercase(paths)])
    for (const source of [from, `${from}/`])
      expect(written).toContainEqual({ source, destination: to, statusCode: 301 });
});

it('npm run launch knows each person and each quote of the sample, which are invented', () => {
  const invented = [
    ...people.map(({ name }) => name),
    ...quotes.flatMap(({ text, name }) => [text, name]),
  ];
  expect(sample.texts).toEqual(expect.arrayContaining(invented));
});

it('npm run launch names each text and picture of the sample', () => {
  const found = sampleFiles().join('\n');
  expect(sample.texts.filter((text) => !found.includes(`“${text}”`))).toEqual([]);
  expect(found.match(/ is of the sample$/gm)).toHaveLength(sample.pictures.length);
});

it('each page has a title and a description of its own', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(pages().map((page) => page[key])).size).toBe(pages().length);
});
