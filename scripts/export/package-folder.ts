import { createRequire } from 'node:module';
import path from 'node:path';

import { root } from '@/scripts/command';

/** Returns the directory of an installed package, resolved from the directory `from`. */
export const packageFolder = (name: string, from = root) =>
  path.dirname(createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`));
