/**
 * Measures what 200 more articles cost (`npm run bench:entries`): the time of a build whose cards
 * exist, the bytes of out/ per article, and the scripts of the home page. Builds in a copy of the
 * project, so that nothing here changes.
 */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { copyProject, run, stop } from './command';
import { pageDataOf } from '@/kit/finish/html';

const ARTICLES = 200;
const PREFIX = 'bench-';

async function bytesBelow(folder: string, counts: (file: string) => boolean) {
  let total = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && counts(file)) total += (await stat(file)).size;
  }
  return total;
}

/** Measures a build without a cache, but with social cards and pictures. Returns seconds and sizes. */
async function build(copy: string) {
  await rm(path.join(copy, '.next'), { recursive: true, force: true });
  await run('npm run generate', {}, { quiet: true, cwd: copy });
  const start = performance.now();
  const { code, output } = await run('npm run build', {}, { quiet: true, cwd: copy });
  if (code !== 0) throw new Error(output);
  const seconds = (performance.now() - start) / 1000;
  const out = path.join(copy, 'out');
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const scripts = pageDataOf(html).scripts.filter((url) => !url.includes('/data/'));
  const sizes = scripts.map(
    async (url) => (await stat(path.join(out, decodeURIComponent(url)))).size,
  );
  return {
    seconds,
    bytes: await bytesBelow(out, (file) => !file.includes(`${path.sep}social${path.sep}`)),
    cards: await bytesBelow(path.join(out, 'social'), () => true),
    scripts: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  };
}

async function addArticles(copy: string) {
  const folder = path.join(copy, 'content/insights');
  const [first] = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  if (!first) throw new Error('content/insights has no article to copy: write one first.');
  const text = await readFile(path.join(folder, first), 'utf8');
  for (let index = 0; index < ARTICLES; index += 1) {
    const year = 2000 + (index % 20);
    const dated = text
      .replace(/^title: .*/m, `title: Article number ${index}`)
      .replace(/^date: .*/m, `date: ${year}-01-31`);
    await writeFile(path.join(folder, `${PREFIX}${index}.md`), dated);
  }
}

async function main() {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-entries-'));
  try {
    await copyProject(copy);
    const before = await build(copy);
    await addArticles(copy);
    const after = await build(copy);
    const each = (key: 'bytes' | 'cards') =>
      `${((after[key] - before[key]) / ARTICLES / 1e6).toFixed(3)} MB`;
    console.log(
      `Build: ${before.seconds.toFixed(0)} s, with ${ARTICLES} more articles ${after.seconds.toFixed(0)} s`,
    );
    console.log(`Each article adds ${each('bytes')}, and a social card of ${each('cards')}`);
    console.log(`Scripts of the home page: ${before.scripts} and ${after.scripts} bytes`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

main().catch(stop);
