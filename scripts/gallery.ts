/**
 * Takes screenshots of every screen of the export with default settings, at several window widths, and the picture
 * in README.md (docs/home.jpg). Then creates
 * .e2e/gallery/index.html, which shows all screenshots. The gallery is for visual review only.
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { GALLERY_DIR } from '@/scripts/exports';
import { root, run, stop } from './command';

const STYLES =
  'body{font:16px/1.4 system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:32rem;width:auto;border:1px solid #999}figcaption{text-align:center}';

/**
 * @param files the names of the screenshots, such as `home-360.jpg`. The HTML page has one row per
 * screen.
 */
function galleryPage(files: readonly string[]): string {
  const screenOf = (file: string) => file.replace(/-\d+\.jpg$/, '');
  const rows = [...new Set(files.map(screenOf))].map((screen) => {
    const figures = files
      .filter((file) => screenOf(file) === screen)
      .map(
        (file) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
      );
    return `<h2>${screen}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLES}</style>
<h1>Every screen at every width</h1>${rows.join('\n')}</html>\n`;
}

async function main() {
  const command = 'npx playwright test --config e2e/playwright.config.ts --project gallery';
  const { code } = await run(command, { GALLERY: '1' });
  if (code !== 0) process.exitCode = code;
  const folder = path.join(root, GALLERY_DIR);
  const page = path.join(folder, 'index.html');
  const byWidth = new Intl.Collator('en', { numeric: true }).compare;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jpg')).sort(byWidth);
  await writeFile(page, galleryPage(files));
  console.log(`The gallery is at ${pathToFileURL(page).href}`);
}

main().catch(stop);
