import { contact } from '@/content/pages/ContactUs';
import { routes } from '@/content/routes';
import { EXPORTS } from '@/e2e/exports';
import { fileOf, onDisk } from '@/e2e/hosts/responses';
import { HOSTS } from '@/e2e/hosts/hosts';
import { expect, test } from '@/e2e/hosts/test';
import { islandsReady } from '@/e2e/support/site';
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

// Any request to another origin makes a test fail.
test('A preview shows the demo form and loads nothing from the form service or the ad network, although both are set', async ({
  page,
  served,
}) => {
  expect(EXPORTS.nested.env.NEXT_PUBLIC_LEAD_FORM_HOST).not.toBe('');
  expect(EXPORTS.nested.env.NEXT_PUBLIC_LINKEDIN_PARTNER_ID).not.toBe('');
  await page.goto(`${served.basePath}/ContactUs`);
  await islandsReady(page);
  const form = page.getByTitle(contact.frameTitle).contentFrame();
  await expect(form.getByRole('heading', { name: 'Demo form' })).toBeAttached();
  await page.waitForLoadState('networkidle');
});
