import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { screens, type Screen } from '@/e2e/gallery/screens';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { lintComplaints, nuComplaints } from '@/e2e/support/valid';
import { POPUP_FLAG_KEY } from '@/lib/popup';
import { findJava, NO_JAVA } from '@/scripts/java';
import { E2E_DIR, EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

const OUT = EXPORTS.delivered.dir;
const RUNNING = `${E2E_DIR}/valid`;
/** The page for unknown addresses answers 404, and the browser writes a line about it. */
const MISSING = [/^404 .*\/nowhere$/, /^console Failed to load resource: .*404/];
const java = findJava();
if (!java) console.log(NO_JAVA);

/** The files of a folder that end so, with their place in the project. */
async function filesIn(folder: string, ending: string) {
  const files = await readdir(path.join(root, folder), { recursive: true });
  return files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
}

// Each screen is a visit of its own.
test.use({ visitor: 'new' });

test('Every document is valid HTML, as it is delivered and in every state it takes', async ({
  context,
  permit,
}) => {
  // Some twenty visits, and a validator that starts slowly.
  test.setTimeout(240_000);
  permit(...MISSING);
  await rm(path.join(root, RUNNING), { recursive: true, force: true });
  await mkdir(path.join(root, RUNNING), { recursive: true });
  const copy: Screen = { name: 'terms-copy', show: (page) => open(page, '/TermAndCondition') };
  for (const { name, show, upTo = 1440, fresh } of [...screens, copy]) {
    const page = await context.newPage();
    await page.setViewportSize({ width: upTo, height: 900 });
    if (!fresh)
      await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), POPUP_FLAG_KEY);
    await show(page);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    await writeFile(path.join(root, RUNNING, `${name}.html`), `<!DOCTYPE html>${html}`);
    await page.close();
  }
  const delivered = await filesIn(OUT, '.html');
  const running = await filesIn(RUNNING, '.html');
  expect(delivered.length).toBeGreaterThan(screens.length);
  expect(running.length).toBe(screens.length + 1);

  expect.soft(await lintComplaints(delivered, { running: false })).toEqual([]);
  expect.soft(await lintComplaints(running, { running: true })).toEqual([]);
  test.skip(!java, NO_JAVA);
  expect(
    await nuComplaints(java!, [...delivered, ...running, ...(await filesIn(OUT, '.svg'))]),
  ).toEqual([]);
});
