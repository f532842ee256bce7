/**
 * Tests that `next dev` logs no errors in the browser's console or in the terminal, that search engines do not
 * index a preview, and that it shows a new article. It runs in the copy with other content (e2e/other.ts).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '@/e2e/support/process';
import { expect, test as base } from '@/e2e/sample/support/test';
import { SITES } from '@/e2e/sites';

/** The folder in which the server runs. Its build has made what the server needs, such as pictures and fonts. */
const project = SITES.other;

type DevServer = { url: string; output: () => string };

const env = {
  ...project.env,
  NEXT_PUBLIC_SITE_ENV: 'preview',
  EXPORT_DIR: '',
};

const test = base.extend<{ devServer: DevServer }>({
  devServer: [
    async ({}, provide) => {
      const port = await freePort();
      const args = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)];
      const child = spawn(process.execPath, args, {
        cwd: project.folder,
        env: { ...process.env, ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += String(chunk)));
      const ended = once(child, 'exit');
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Ready in/);
      const url = `http://127.0.0.1:${port}${project.basePath}/`;
      await provide({ url, output: () => output });
      child.kill('SIGTERM');
      await ended;
    },
    { timeout: 20 * 60_000 },
  ],
  baseURL: ({ devServer }, provide) => provide(devServer.url),
});

test.use({ visitor: 'new' });

// The server compiles each page when it is opened.
test.setTimeout(240_000);

test('The dev server serves pages, the popup, the booking dialog and a new article without errors', async ({
  page,
  devServer,
}) => {
  const popup = page.getByRole('dialog', { name: 'Take a Moment to Share Your Thoughts' });
  await page.goto('./');
  await expect(popup).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  // Each of these pages has different islands and sections.
  for (const path of ['./thank-you', './Insights/list', './Services']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex\b/);
  }
  await page.goto('./Products');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book Food Delivery App' })).toBeVisible();
  // A crawler that may not read the pages would not see that.
  const robots = await page.request.get('./robots.txt');
  expect(await robots.text()).toMatch(/^Allow: \/$/m);

  // As an export, the server would respond with 404 (next.config.mjs).
  const insights = path.join(project.folder, 'content/insights');
  const draft = path.join(insights, 'draft.md');
  try {
    await cp(path.join(insights, 'list.md'), draft);
    expect((await page.goto('./Insights/draft'))!.status()).toBe(200);
  } finally {
    await rm(draft, { force: true });
  }
  expect(devServer.output()).not.toMatch(/⨯|error/i);
});
