/** Generates what code in the browser knows of the pages. Runs before `next dev` and `next build`. */
import { rmSync } from 'node:fs';

import { isMain, loadSettings, stop } from '@/scripts/command';

import { makePaths } from './paths';

/** What earlier versions generated, which would hide the routes of icons and cards. */
const OLD = [
  'app/icon.svg',
  'app/apple-icon.png',
  'public/app-icons',
  'public/social',
  'public/third-party-notices.txt',
];
for (const file of OLD) rmSync(file, { recursive: true, force: true });

if (isMain(import.meta.url))
  makePaths(process.argv.includes('--drafts') || loadSettings().drafts).catch(stop);
