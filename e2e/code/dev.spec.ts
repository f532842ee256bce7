/**
 * `next dev` logs no errors in the browser's console or in the terminal, search engines do not index a preview, and a
 * new article appears. It runs in the copy with other content (e2e/other.ts).
 */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

import { freePort, startServer } from '@/e2e/support/process';
import { expect, test as base } from '@/e2e/support/test';
import { SITES } from '@/e2e/sites';

/** Its build has made what the server needs, such as pictures and fonts. */
const { folder, basePath, env } = SITES.other;

type DevServer = { url: string; output: () => string };

const test = base.extend<{ devServer: DevServer }>({
  devServer: async ({}, provide) => {
    // What Turbopack remembers may be of files that have moved since.
    await rm(path.join(folder, '.next/dev'), { recursive: true, force: true });
    const port = await freePort();
    const args = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)];
    const { origin, output, stop } = await startServer(process.execPath, args, {
      port,
      cwd: folder,
      env: { ...env, NEXT_PUBLIC_SITE_ENV: 'preview', EXPORT_DIR: '' },
      ready: `${basePath}/robots.txt`,
    });
    await provide({ url: `${origin}${basePath}/`, output });
    await stop();
  },
  baseURL: ({ devServer }, provide) => provide(devServer.url),
});

test.use({ visitor: 'new' });

// For a server that hangs: it compiles each page when it is opened, on a busy machine for four minutes in all.
test.setTimeout(600_000);

test('The dev server serves pages, the popup, the booking dialog and a new article without errors', async ({
  page,
  devServer,
}) => {
  const popup = page.getByRole('dialog', { name: 'Take a Moment to Share Your Thoughts' });
  await page.goto('./Products');
  await expect(popup).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex\b/);
  // A crawler that may not read the pages would not see that.
  const robots = await page.request.get('./robots.txt');
  expect(await robots.text()).toMatch(/^Allow: \/$/m);

  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book Food Delivery App' })).toBeVisible();

  // As an export, the server would respond with 404 (next.config.mjs).
  const insights = path.join(folder, 'content/insights');
  const draft = path.join(insights, 'draft.md');
  try {
    await cp(path.join(insights, 'list.md'), draft);
    expect((await page.goto('./Insights/draft'))!.status()).toBe(200);
  } finally {
    await rm(draft, { force: true });
  }
  expect(devServer.output()).not.toMatch(/⨯|error/i);
});
