import { routes } from '@/content/routes';
import { EXPORTS } from '@/e2e/exports';
import { fileOf, onDisk } from '@/e2e/hosts/responses';
import { HOSTS } from '@/e2e/hosts/hosts';
import { expect, test } from '@/e2e/hosts/test';
import { expectThanks } from '@/e2e/support/leadForm';
import { LEAD_REQUEST, leadsOf, sendAs } from '@/e2e/support/leads';
import { at, islandsReady } from '@/e2e/support/site';
import { NOT_FOUND_FILE } from '@/scripts/policy/hosts';

test.use({
  host: HOSTS.find(({ name, export: { dir } }) => /npm/.test(name) && dir === EXPORTS.nested.dir),
});

test('A preview keeps its pages out of search results, and robots.txt lets crawlers see that', async ({
  served,
}) => {
  for (const file of [...routes.map(({ path }) => fileOf(path)), NOT_FOUND_FILE])
    expect(String(await onDisk(served, file)), file).toMatch(
      /<meta name="robots" content="noindex\b/,
    );
  expect(String(await onDisk(served, 'robots.txt'))).not.toMatch(/^Disallow: \/$/m);
});

test('A preview with the live form sends a lead under the base path, and loads nothing from the ad network', async ({
  page,
  served,
  permit,
}) => {
  expect(EXPORTS.nested.env.NEXT_PUBLIC_LINKEDIN_PARTNER_ID).not.toBe('');
  // Any other request to another origin makes the test fail.
  permit(LEAD_REQUEST);
  await page.goto(`${served.basePath}${at.contact}`);
  await islandsReady(page);
  const { visitor } = await sendAs(page);
  await expectThanks(page);
  await expect(page).toHaveURL(`${served.basePath}${at.thankYou}`);
  expect(await leadsOf(visitor)).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(`${served.basePath}${at.contact}`);
});
