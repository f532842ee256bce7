/**
 * Tests that `next dev` logs no errors in the browser's console or in the terminal, that search engines do not
 * index a preview, and that a reload shows changes in Markdown. It runs in the copy with other content (e2e/other.ts).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
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

const test = base.extend<object, { devServer: DevServer }>({
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
    { scope: 'worker', timeout: 20 * 60_000 },
  ],
  baseURL: ({ devServer }, provide) => provide(devServer.url),
});

test.use({ visitor: 'new' });

// The tests share a server, whose start takes a minute.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('The dev server serves pages, the popup and the booking dialog without errors', async ({
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
  expect(devServer.output()).not.toMatch(/⨯|error/i);
});

test('A reload shows a new, an edited and a deleted entry', async ({ page, devServer }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const insights = path.join(project.folder, 'content/insights');
  const file = path.join(insights, 'draft.md');
  const text = await readFile(path.join(insights, 'list.md'), 'utf8');
  // Renamed, because the server may read a file while it is written.
  const draft = path.join(project.folder, '.e2e/draft.md');
  const write = async (title: string) => {
    await writeFile(draft, text.replace(/^title: .*/m, `title: ${title}`));
    await rename(draft, file);
  };
  try {
    await write('Buttons for dry gloves');
    await page.goto('./Insights/draft');
    await expect(heading).toHaveText('Buttons for dry gloves');
    // Of the same length.
    await write('Buttons for fur gloves');
    await page.reload();
    await expect(heading).toHaveText('Buttons for fur gloves');
  } finally {
    await rm(file, { force: true });
  }
  expect((await page.request.get('./Insights/draft')).status()).toBe(404);
  expect(devServer.output()).not.toMatch(/⨯|error/i);
});
