import type { Page } from '@playwright/test';

import { noteForms, queryOf } from '@/e2e/support/attribution';
import { formIn, SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { open } from '@/e2e/support/site';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { EXPORTS } from '@/scripts/policy/e2e';

const FORM = `${SERVICE}/forms/wtl/${EXPORTS.configured.env.NEXT_PUBLIC_LEAD_FORM_ID}`;
const PLAIN = `GET ${FORM}?landing_page=%2FContactUs`;
const CAMPAIGN = '?utm_source=news&gclid=G1';
const TOLD = `GET ${FORM}?gclid=G1&landing_page=%2FContactUs&utm_source=news`;
/** The availability check only requests the headers, and sends nothing about the visitor. */
const WATCH = `HEAD ${FORM}`;

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
});

const name = (page: Page) =>
  formIn(page, CONTACT_PAGE.frameTitle).getByRole('textbox', { name: 'Name' });

const gets = (asked: string[]) => asked.filter((line) => line.startsWith('GET'));

test('Without a campaign, the contact page requests its form once', async ({ page }) => {
  const asked = noteForms(page);
  await open(page, '/ContactUs');
  await name(page).fill('Ada');
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual([PLAIN, WATCH]);
});

test('With a campaign, the contact page requests its form at most twice and keeps the frame with the campaign', async ({
  page,
}) => {
  const asked = noteForms(page);
  await open(page, `/ContactUs${CAMPAIGN}`);
  await expect.poll(() => gets(asked)).toContain(TOLD);
  await name(page).fill('Ada');
  await page.waitForLoadState('networkidle');
  expect(gets(asked)).toEqual([PLAIN, TOLD]);
  await expect(name(page)).toHaveValue('Ada');
  // The second frame replaced the first one without adding a history entry.
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('A form in which a visitor types before scripts run is kept', async ({ page }) => {
  const asked = noteForms(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/ContactUs${CAMPAIGN}`, { waitUntil: 'commit' });
  await name(page).fill('Ada');
  release();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.waitForLoadState('networkidle');
  await expect(name(page)).toHaveValue('Ada');
  expect(gets(asked)).toEqual([PLAIN]);
  expect(await queryOf(page, CONTACT_PAGE)).toEqual({ landing_page: '/ContactUs' });
});
