import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { EXPORTS } from '@/scripts/exports';
import { pages } from '@/e2e/support/site';
import { fileOf } from '@/kit/testing/responses';
import { expect, test } from '@/e2e/support/test';
import { readSettings } from '@/lib/env';
import { root } from '@/scripts/command';
import { DATA_FOLDER, pageDataOf } from '@/kit/finish/html';

/**
 * Upper limits in bytes, after compression with Brotli. They are slightly above the current sizes: a
 * fix fits, but a new feature does not. Words and pictures do not count. The scripts include 114 kB
 * of Next.js and React. The largest are those of the export whose own form sends leads.
 */
const BUDGETS = { scripts: 131_000, styles: 12_300, firstScript: 1_450 };
/** The first script also keeps leads before hydration, if the site's own form sends them. */
const FIRST_SCRIPT_WITH_OWN_FORM = 1_900;

const size = (text: string) => brotliCompressSync(text).length;

for (const [name, { dir, env }] of Object.entries(EXPORTS))
  test(`The scripts and styles of each page in the export "${name}" stay within their budgets`, async () => {
    test.skip(!existsSync(path.join(root, dir, 'index.html')), `${dir} has not been built`);
    const { basePath, leadForm } = readSettings(env);
    const firstScriptMax =
      leadForm.kind === 'own' ? FIRST_SCRIPT_WITH_OWN_FORM : BUDGETS.firstScript;
    const read = (file: string) => readFile(path.join(root, dir, file), 'utf8');
    const sizes = new Map<string, number>();
    for (const route of pages) {
      const html = await read(fileOf(route.path));
      let scripts = 0;
      for (const url of pageDataOf(html).scripts.filter((each) => !each.includes(DATA_FOLDER))) {
        if (!sizes.has(url))
          sizes.set(url, size(await read(decodeURIComponent(url.slice(basePath.length)))));
        scripts += sizes.get(url)!;
      }
      expect.soft(scripts, route.path).toBeLessThan(BUDGETS.scripts);
      const firstScript = /<script>(.*?)<\/script>/s.exec(html)![1]!;
      expect.soft(size(firstScript), route.path).toBeLessThan(firstScriptMax);
      const styles = html.match(/<style>.*?<\/style>/gs)!.join('');
      expect.soft(size(styles), route.path).toBeLessThan(BUDGETS.styles);
    }
  });
