import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expectThanks, fillIn, submit } from '@/e2e/sample/support/form';
import { islandsReady } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';
import { root } from '@/scripts/command';
import { EXPORTS } from '@/scripts/exports';

const { dir, env } = EXPORTS.nested;
const basePath = env.NEXT_PUBLIC_BASE_PATH;
/** The stub of an endpoint for leads (crm-stub.ts). */
const LEADS = env.NEXT_PUBLIC_LEAD_FORM_ACTION;

const onDisk = (file: string) => readFile(path.join(root, dir, file), 'utf8');

test('A preview keeps its pages out of search results, and robots.txt lets crawlers see that', async () => {
  const pages = ['index', 'AboutUs', 'ContactUs', 'Insights', 'Privacy-notice', 'thank-you', '404'];
  for (const page of pages)
    expect(await onDisk(`${page}.html`), page).toMatch(/<meta name="robots" content="noindex\b/);
  expect(await onDisk('robots.txt')).not.toMatch(/^Disallow: \/$/m);
});

test('A preview with the live form sends a lead under the base path, and loads nothing from the ad network', async ({
  page,
  permit,
}) => {
  expect(env.NEXT_PUBLIC_LINKEDIN_PARTNER_ID).not.toBe('');
  // Any other request to another origin makes the test fail.
  permit(new RegExp(`^foreign ${LEADS}`));
  await page.goto(`${basePath}/ContactUs`);
  await islandsReady(page);
  const form = page.getByRole('form', { name: 'Contact Form' });
  // A visitor of this run, whose leads the stub can tell from those of others.
  const email = `ada-${Date.now()}@quillfeather.example`;
  await fillIn(form);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await submit(form);
  await expectThanks(page);
  await expect(page).toHaveURL(`${basePath}/thank-you`);
  const leads = await fetch(`${LEADS}?${new URLSearchParams({ email })}`);
  expect(await leads.json()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(`${basePath}/ContactUs`);
});
