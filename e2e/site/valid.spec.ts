import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { E2E_DIR, EXPORTS } from '@/e2e/exports';
import { screens } from '@/e2e/support/screens';
import { canonicalPaths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { lintComplaints } from '@/e2e/support/valid';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { root } from '@/scripts/command';

const OUT = EXPORTS.delivered.dir;
const RUNNING = `${E2E_DIR}/valid`;

/**
 * Screens with elements that scripts add. The test saves the DOM of each screen to a file and
 * validates that file. It also validates all exported pages.
 */
const STATES = ['popup', 'popup-unreachable', 'booking', 'contact-loading', 'contact-unreachable'];
const states = screens.filter(({ name }) => STATES.includes(name));

/** Lists the pages in a folder and its subfolders. The paths are relative to the project. */
async function pagesIn(folder: string) {
  const files = await readdir(path.join(root, folder), { recursive: true });
  // Each page has a copy in a directory named after it (scripts/export/copy-twins.ts).
  const isCopy = (file: string) =>
    file.endsWith(`${path.sep}index.html`) &&
    files.includes(file.replace(`${path.sep}index.html`, '.html'));
  return files
    .filter((file) => file.endsWith('.html') && !isCopy(file))
    .map((file) => path.join(folder, file));
}

// Start without the popup flag, because the test sets the flag only for some screens.
test.use({ visitor: 'new' });

test('The exported pages are valid HTML, and so is the DOM after scripts have changed it', async ({
  context,
}) => {
  await rm(path.join(root, RUNNING), { recursive: true, force: true });
  await mkdir(path.join(root, RUNNING), { recursive: true });
  for (const { name, show, fresh } of states) {
    const page = await context.newPage();
    if (!fresh)
      await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), POPUP_FLAG_KEY);
    await show(page);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    await writeFile(path.join(root, RUNNING, `${name}.html`), `<!DOCTYPE html>${html}`);
    await page.close();
  }
  const exported = await pagesIn(OUT);
  const running = await pagesIn(RUNNING);
  expect(exported.length).toBeGreaterThan(canonicalPaths.length);
  expect(running.length).toBe(STATES.length);

  expect.soft(await lintComplaints(exported, { running: false })).toEqual([]);
  expect.soft(await lintComplaints(running, { running: true })).toEqual([]);
});
