/**
 * Writes the demonstration form to public/, in the colors of the design tokens. Its stylesheet cannot
 * import them, because a page in a frame has no stylesheet of the site.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DEMO_FORM_FILE } from '@/scripts/policy/csp';
import tokens from '@/tailwind.config';

const SOURCE = 'scripts/export/demo-form.html';

/** @throws Error if there is no such token */
function tokenAt(keys: string): string {
  let value: unknown = tokens.theme;
  for (const key of keys.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new Error(`${SOURCE} theme(${keys}): is no design token`);
  return value;
}

export async function makeDemoForm() {
  const source = await readFile(SOURCE, 'utf8');
  const file = path.join('public', DEMO_FORM_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    source.replace(/theme\(([\w.]+)\)/g, (_, keys: string) => tokenAt(keys)),
  );
}
