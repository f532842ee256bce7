/**
 * Copies the demonstration form and the pictures of glaze to public/ in the colors of the design tokens. They
 * cannot import them, because a page in a frame and a picture have no stylesheet of the site. In glaze, lighter
 * and darker shades are translucent.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { filesAt } from '@/scripts/files';
import { DEMO_FORM_FILE } from '@/scripts/policy/csp';
import tokens from '@/tailwind.config';

const SOURCES = 'scripts/export/glaze';

/** @throws Error if there is no such token */
function tokenAt(keys: string, source: string): string {
  let value: unknown = tokens.theme;
  for (const key of keys.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new Error(`${source} theme(${keys}): is no design token`);
  return value;
}

async function copyThemed(source: string, file: string) {
  const text = await readFile(source, 'utf8');
  const target = path.join('public', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    text.replace(/theme\(([\w.]+)\)/g, (_, keys: string) => tokenAt(keys, source)),
  );
}

export async function makeThemed() {
  await copyThemed('scripts/export/demo-form.html', DEMO_FORM_FILE);
  for (const source of await filesAt([SOURCES]))
    await copyThemed(source, `glaze/${path.basename(source)}`);
  // Of plain edges, only the bar has a height (tailwind.config.ts).
  if (parseFloat(tokens.theme.extend.spacing.edge) === 0)
    await copyThemed('scripts/export/plain-nav.svg', 'glaze/nav-celadon.svg');
}
