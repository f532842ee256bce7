import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { expectThanks } from '@/e2e/support/leadForm';
import { LEAD_REQUEST, leadsOf, sendAs } from '@/e2e/support/leads';
import { islandsReady } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NOT_FOUND_FILE } from '@/kit/hosts/rules';
import { root } from '@/scripts/command';
import { EXPORTS } from '@/scripts/exports';

const { dir, env } = EXPORTS.nested;
const basePath = env.NEXT_PUBLIC_BASE_PATH;

const onDisk = (file: string) => readFile(path.join(root, dir, file), 'utf8');
const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

test('A preview keeps its pages out of search results, and robots.txt lets crawlers see that', async () => {
  for (const file of [...routes.map(({ path }) => fileOf(path)), NOT_FOUND_FILE])
    expect(await onDisk(file), file).toMatch(/<meta name="robots" content="noindex\b/);
  expect(await onDisk('robots.txt')).not.toMatch(/^Disallow: \/$/m);
});

test('A preview with the live form sends a lead under the base path, and loads nothing from the ad network', async ({
  page,
  permit,
}) => {
  expect(env.NEXT_PUBLIC_LINKEDIN_PARTNER_ID).not.toBe('');
  // Any other request to another origin makes the test fail.
  permit(LEAD_REQUEST);
  await page.goto(`${basePath}/ContactUs`);
  await islandsReady(page);
  const { visitor } = await sendAs(page, 'Quill & Co');
  await expectThanks(page);
  await expect(page).toHaveURL(`${basePath}/thank-you`);
  expect(await leadsOf(visitor)).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(`${basePath}/ContactUs`);
});
