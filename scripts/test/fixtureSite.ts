/**
 * Makes the site of the small company that tests of code see (lib/fixture/content/): a copy of the
 * project with its content and its pages (e2e/code/app/) in place of the owner's, and with plain
 * pictures. No word or page of the owner's can break its tests.
 */
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { LISTS } from '@/lib/lists';
import { root } from '@/scripts/command';
import { filesAt } from '@/scripts/files';

import { copyWith } from './copyWith';

const CONTENT = 'lib/fixture/content';

const PICTURES: readonly [file: string, width: number, height: number][] = [
  ['art/masters/contact-pots.png', 1280, 960],
  ['art/masters/hero-tiles.png', 2400, 508],
  ['art/masters/not-found-tile.png', 1040, 1040],
  ['art/masters/people/ada-shore.jpg', 720, 900],
  ['art/masters/service-planks.png', 480, 480],
  ['public/product/dinghy.jpg', 960, 720],
  ['public/product/pilot cutter.jpg', 960, 720],
  [`${CONTENT}/built/dinghy.webp`, 1440, 960],
  [`${CONTENT}/log/larch.webp`, 1440, 960],
];

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><path d="M0 0h3v1H0z" /></svg>\n';

export async function makeFixtureSite(to: string) {
  const pages = (await filesAt(['app'])).filter((file) => /\/page\.[\w.-]+$/.test(file));
  await copyWith(to, {
    removed: [...pages, 'content', 'art/masters', 'public/brands', 'public/product'],
    overlay: 'e2e/code',
  });
  const at = (file: string) => path.join(to, file);
  await symlink(at(CONTENT), at('content'));
  for (const [file, width, height] of PICTURES) {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: '#d8d0c4' } }).toFile(at(file));
  }
  await mkdir(at('public/brands'));
  await writeFile(at('public/brands/ferry.svg'), LOGO);
  // A list that only the owner has.
  for (const name of Object.keys(LISTS)) {
    const list = `${CONTENT}/lists/${name}.json`;
    if (!existsSync(path.join(root, list))) await writeFile(at(list), '[]\n');
  }
}
