/**
 * In: the licenses of the packages whose code or font reaches visitors. Out: public/third-party-notices.txt,
 * because the licenses ask that their text goes along with each copy.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { saveGenerated } from './generated';
import { isMain, root, stop } from '@/scripts/process';

/** Bundled into the scripts and styles of the export, or served as a file of their own. */
const PACKAGES = [
  'next',
  'react',
  'react-dom',
  'scheduler',
  'vanilla-cookieconsent',
  '@fontsource-variable/instrument-sans',
];

async function noticeOf(name: string): Promise<string> {
  const folder = path.join(root, 'node_modules', name);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const license = (await readdir(folder)).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  if (!license) throw new Error(`node_modules/${name} holds no license: run npm ci`);
  const text = await readFile(path.join(folder, license), 'utf8');
  return `${name} ${version}\n\n${text.trim()}\n`;
}

async function main() {
  const notices = await Promise.all(PACKAGES.map(noticeOf));
  const rule = `\n${'-'.repeat(80)}\n\n`;
  const head = 'This site contains software and a font by others, under the following licenses.\n';
  await saveGenerated('public/third-party-notices.txt', [head, ...notices].join(rule));
}

if (isMain(import.meta.url)) main().catch(stop);
