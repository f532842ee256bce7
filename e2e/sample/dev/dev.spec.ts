/** Tests that `next dev` logs no errors in the browser's console or in the terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { popup } from '@/e2e/sample/support/popup';
import { expect, test as base } from '@/e2e/sample/support/test';
import { freePort } from '@/kit/testing/process';
import { root } from '@/scripts/command';

type DevServer = { origin: string; output: () => string };

const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    async ({}, provide) => {
      const port = await freePort();
      const args = ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)];
      const child = spawn(process.execPath, args, { cwd: root });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += String(chunk)));
      const ended = once(child, 'exit');
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Ready in/);
      await provide({ origin: `http://127.0.0.1:${port}`, output: () => output });
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ devServer }, provide) => provide(devServer.origin),
});

test.use({ visitor: 'new' });

test('The dev server serves pages, the popup and the booking dialog without errors', async ({
  page,
  devServer,
}) => {
  test.setTimeout(240_000);
  await page.goto('/', { timeout: 60_000 });
  await expect(popup(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  // Each of these pages has different islands and sections.
  for (const path of ['/ContactUs', '/Privacy-policy', '/thank-you']) {
    await page.goto(path, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/Products', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Book / })).toBeVisible();
  expect(devServer.output()).not.toMatch(/⨯|error/i);
});
