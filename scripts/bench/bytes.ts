/** What a visitor's browser is sent, as the best compression of the usual hosts has it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { brotliBytes } from '@/scripts/file-bytes';
import { firstScreen } from '@/scripts/first-screen';
import { EXPORTS } from '@/scripts/policy/e2e';
import { NOT_FOUND_FILE } from '@/scripts/policy/hosts';
import { root } from '@/scripts/process';

import { against, kB, ratio, sum } from './figures';
import { FLOOR_OUT, provideFloor } from './floor';
import { GOALS } from './goals';
import { partsOf } from './page';
import type { Section } from './section';

const OUT = path.join(root, EXPORTS.delivered.dir);

const packed = brotliBytes();
const known = new Map<string, Promise<number>>();

/** Fonts are packed already; nobody packs them again. */
function sizeOf(dir: string, address: string): Promise<number> {
  const file = path.join(dir, address);
  const size =
    known.get(file) ?? readFile(file).then((b) => (/\.woff2$/.test(file) ? b.length : packed(b)));
  known.set(file, size);
  return size;
}

export async function weigh(dir: string, file: string) {
  const html = await readFile(path.join(dir, file), 'utf8');
  const parts = partsOf(html);
  const all = async (files: readonly string[]) =>
    sum(await Promise.all(files.map((address) => sizeOf(dir, address))));
  const document = packed(html);
  return {
    document,
    withData: document + (await all(parts.data)),
    styles: parts.styles ? packed(parts.styles) : 0,
    firstScreen: packed(firstScreen(html)),
    sheets: await all(parts.sheets),
    scripts: await all(parts.scripts),
    fonts: await all(parts.fonts),
  };
}

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

export const bytes: Section = async ({ build }) => {
  await provideFloor(build);
  const floor = await weigh(FLOOR_OUT, 'index.html');
  const pages = [
    ...routes.map(({ path: route }) => ({ name: route as string, file: fileOf(route) })),
    { name: '404', file: NOT_FOUND_FILE },
  ];
  const rows: string[][] = [];
  for (const { name, file } of pages) {
    const page = await weigh(OUT, file);
    const own = page.scripts - floor.scripts;
    rows.push([
      name,
      against(kB(page.document), page.document, GOALS.document(name)),
      kB(page.withData),
      kB(page.styles),
      against(kB(page.firstScreen), page.firstScreen, GOALS.firstScreen),
      kB(page.sheets),
      kB(page.scripts),
      against(kB(own), own, GOALS.ownScripts),
      ratio(page.scripts, floor.scripts),
      against(kB(page.fonts), page.fonts, GOALS.fontsBeforePaint.bytes),
    ]);
  }
  const { document, styles, sheets, scripts, fonts } = floor;
  const last = [document, document, styles, floor.firstScreen, sheets, scripts, 0];
  rows.push(['the floor', ...last.map(kB), ratio(scripts, scripts), kB(fonts)]);
  return [
    {
      title: 'Bytes of each page',
      notes: ['kB after Brotli of quality 11. The floor keeps its page data inside its document.'],
      head: [
        'page',
        'document',
        'and page data',
        'styles in it',
        'first screen',
        'whole stylesheet',
        'scripts',
        'over the floor',
        'to the floor',
        'fonts',
      ],
      rows,
    },
  ];
};
