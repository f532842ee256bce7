import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/process';

/** Written only when it differs: the dev server reloads every page that imports it. */
export async function saveGenerated(name: string, text: string) {
  const file = path.join(root, name);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (text !== before) await writeFile(file, text);
}
