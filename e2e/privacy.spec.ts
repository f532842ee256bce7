import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { openPopup, openStopped } from '@/e2e/support/popup';
import { paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { POPUP_FLAG_KEY } from '@/lib/popup';
import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

/** What a tracker of the advertising network cannot do without. */
const TRACKER = /licdn|ads\.linkedin|lintrk|_linkedin/i;

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  // Requests to other hosts fail every test; here the visitor goes everywhere.
  test('sees every page, and gets no cookie and nothing stored but the popup’s flag', async ({
    page,
    context,
  }) => {
    await openStopped(page, '/');
    await openPopup(page);
    for (const each of paths) await page.goto(each);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      session: { ...sessionStorage },
      local: { ...localStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({
      session: { [POPUP_FLAG_KEY]: 'true' },
      local: {},
      databases: [],
      caches: [],
      workers: 0,
    });
    expect(POPUP_FLAG_KEY).toBe('popupShown_once');
  });
});

test('The site as delivered holds nothing of a tracker', async () => {
  const out = path.join(root, EXPORTS.delivered.dir);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|html|txt)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(9);
  const found = [];
  for (const file of files) {
    if (TRACKER.test(await readFile(file, 'utf8'))) found.push(file);
  }
  expect(found).toEqual([]);
});
