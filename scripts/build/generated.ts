import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/process';

/**
 * Writes only if the content has changed, because the dev server reloads every page that imports
 * the file.
 */
export async function saveGenerated(name: string, text: string) {
  const file = path.join(root, name);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (text !== before) await writeFile(file, text);
}
