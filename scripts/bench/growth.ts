/**
 * How the site grows with its catalogue: the same project with more products, in a copy. The rule
 * that there are twelve is the specification's; the copy is given another. The home page's board
 * keeps its twelve tiles.
 */
import { cp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { products } from '@/content/collections/products';
import { root } from '@/scripts/process';

import { buildSite, megabytes } from './build';
import { weigh } from './bytes';
import { kB, ratio, seconds } from './figures';
import { BENCH_DIR } from './floor';
import type { Section } from './section';

const COUNTS = [12, 120, 1200];
const LIMIT_MS = 600_000;

/** Neither what is made, nor tests, whose numbers are those of the real content. */
const LEFT_OUT = ['node_modules', '.next', 'out', '.e2e', '.git', 'e2e', 'docs', 'coverage'];

/** @returns as many products, each with the picture of one that exists */
export const grownProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const model = products[index % products.length]!;
    const copy = index < products.length ? '' : ` ${index + 1}`;
    return {
      ...model,
      id: index + 1,
      title: model.title + copy,
      short: model.short + copy,
      alt: model.alt + copy,
    };
  });

/** @throws Error where the text to be replaced is not there any more */
export function patched(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`has no \`${from}\`: mend scripts/bench/growth.ts`);
  return text.replace(from, () => to);
}

async function copyProject(folder: string, count: number) {
  await rm(folder, { recursive: true, force: true });
  for (const name of await readdir(root)) {
    if (LEFT_OUT.includes(name) || name.endsWith('.tsbuildinfo')) continue;
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  const modules = await realpath(path.join(root, 'node_modules'));
  await symlink(modules, path.join(folder, 'node_modules'), 'junction');
  const list = JSON.stringify(grownProducts(count), null, 2);
  await writeFile(
    path.join(folder, 'content/collections/products.ts'),
    `import type { Product } from '@/components/sections/ProductGrid';\n\nexport const products = ${list} satisfies readonly Product[];\n`,
  );
  const rules = path.join(folder, 'scripts/policy/content.ts');
  const relaxed = patched(
    await readFile(rules, 'utf8'),
    `list(product, PRODUCT_TITLES.length, 'title')`,
    `list(product, ${count}, 'title')`,
  );
  await writeFile(rules, relaxed);
  // Budgets are for the real content, and know the framework's files by their place.
  const manifest = path.join(folder, 'package.json');
  const unbudgeted = patched(await readFile(manifest, 'utf8'), ' && tsx scripts/budgets.ts', '');
  await writeFile(manifest, unbudgeted);
}

/** @returns why a build of `count` is not tried, if so, judged by the two before */
export function tooLong(known: readonly { count: number; ms: number }[], count: number) {
  const [before, last] = known.slice(-2);
  if (!before || !last) return undefined;
  const each = Math.max(0, last.ms - before.ms) / (last.count - before.count);
  const expected = last.ms + each * (count - last.count);
  return expected > LIMIT_MS
    ? `not built: ${seconds(expected)} s expected, more than ${LIMIT_MS / 1000}`
    : undefined;
}

export const growth: Section = async () => {
  const known: { count: number; ms: number }[] = [];
  const rows: string[][] = [];
  for (const count of COUNTS) {
    const why = tooLong(known, count);
    if (why) {
      rows.push([String(count), why, '–', '–', '–', '–', '–', '–']);
      continue;
    }
    const folder = path.join(root, BENCH_DIR, `products-${count}`);
    await copyProject(folder, count);
    const { ms, peakBytes } = await buildSite(folder, LIMIT_MS);
    const out = path.join(folder, 'out');
    const [home, list] = [await weigh(out, 'index.html'), await weigh(out, 'Products.html')];
    rows.push([
      String(count),
      seconds(ms),
      ratio(ms, known[0]?.ms ?? ms),
      megabytes(peakBytes),
      ...[home, list].flatMap((page) => [kB(page.document), kB(page.withData)]),
    ]);
    known.push({ count, ms });
    await rm(folder, { recursive: true, force: true });
  }
  const pages = ['/', '/ and page data', '/Products', '/Products and page data'];
  return [
    {
      title: 'Growth',
      notes: [
        'Cold builds of a copy with so many products. The copy says in `scripts/policy/content.ts` that there are so many; its unit tests are left out. The pictures are the same twelve. Pages in kB after Brotli.',
      ],
      head: ['products', 'build, s', 'of the first', 'memory, MB', ...pages],
      rows,
    },
  ];
};
