/**
 * In: an export in out/ (`npm run build`). Out: screenshots of every screen at every width, and one
 * page that shows them all, in .e2e/gallery/. For visual review; never fails a build.
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { GALLERY_DIR } from './policy/e2e';
import { isMain, root, run, stop } from './process';

/** @param files names such as `home-360.jpg`; the page has one row per screen */
export function galleryPage(files: readonly string[]): string {
  const screens = new Map<string, { width: number; file: string }[]>();
  for (const file of files) {
    const [, screen = '', width = ''] = /^(.+)-(\d+)\.jpg$/.exec(file) ?? [];
    if (!screen) continue;
    screens.set(screen, [...(screens.get(screen) ?? []), { width: Number(width), file }]);
  }
  const rows = [...screens].map(([screen, shots]) => {
    const figures = shots
      .sort((a, b) => a.width - b.width)
      .map(
        ({ width, file }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${screen} at ${width} px" loading="lazy"></a><figcaption>${width} px</figcaption></figure>`,
      );
    return `<section><h2>${screen}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px/1.4 system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:32rem;width:auto;border:1px solid #999}figcaption{text-align:center}</style>
<h1>Every screen at every width</h1>${rows.join('\n')}</html>\n`;
}

async function main() {
  const command = 'npx playwright test --config e2e/playwright.config.ts --project gallery';
  const { code } = await run(command, { GALLERY: '1' });
  if (code !== 0) process.exitCode = code;
  const folder = path.join(root, GALLERY_DIR);
  const page = path.join(folder, 'index.html');
  await writeFile(page, galleryPage(await readdir(folder)));
  console.log(`The gallery is at ${pathToFileURL(page).href}`);
}

if (isMain(import.meta.url)) main().catch(stop);
