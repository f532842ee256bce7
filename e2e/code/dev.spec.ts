/**
 * Tests that `next dev` logs no errors in the browser's console or in the terminal, with the site of
 * another company (e2e/makeCompany.ts), and that search engines do not index a preview.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { freePort } from '@/kit/testing/process';
import { expect, test as base } from '@/kit/testing/trouble';
import { root, run } from '@/scripts/command';
import { E2E_DIR, EXPORTS } from '@/e2e/exports';
import { makeCompany } from '@/e2e/makeCompany';

type DevServer = { origin: string; output: () => string };

const SITE = path.join(root, E2E_DIR, 'dev');

const env = { ...EXPORTS.delivered.env, NEXT_PUBLIC_SITE_ENV: 'preview', EXPORT_DIR: '' };

const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    async ({}, provide) => {
      await makeCompany(SITE);
      const generated = await run('npm run generate -- --drafts', env, { quiet: true, cwd: SITE });
      expect(generated).toMatchObject({ code: 0 });
      const port = await freePort();
      const args = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)];
      const child = spawn(process.execPath, args, { cwd: SITE, env: { ...process.env, ...env } });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += String(chunk)));
      const ended = once(child, 'exit');
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Ready in/);
      await provide({ origin: `http://127.0.0.1:${port}`, output: () => output });
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ devServer }, provide) => provide(devServer.origin),
});

test('The dev server serves pages, the popup and the booking dialog without errors', async ({
  page,
  devServer,
}) => {
  test.setTimeout(240_000);
  const popup = page.getByRole('dialog', { name: 'Take a Moment to Share Your Thoughts' });
  await page.goto('/', { timeout: 60_000 });
  await expect(popup).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  // Each of these pages has different islands and sections.
  for (const path of ['/ContactUs', '/thank-you', '/Insights/wet-gloves', '/Harbors']) {
    await page.goto(path, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex\b/);
  }
  await page.goto('/Products', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book Food Delivery App' })).toBeVisible();
  // A crawler that may not read the pages would not see that.
  const robots = await page.request.get('/robots.txt');
  expect(await robots.text()).toMatch(/^Allow: \/$/m);
  expect(devServer.output()).not.toMatch(/⨯|error/i);
});
