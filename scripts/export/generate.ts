/** Generates what code in the browser knows of the pages. Runs before `next dev` and `next build`. */
import { isMain, loadSettings, stop } from '@/scripts/command';

import { makePaths } from './paths';

if (isMain(import.meta.url))
  makePaths(process.argv.includes('--drafts') || loadSettings().drafts).catch(stop);
