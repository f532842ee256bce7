/** Until the visitor consents, nothing is stored: the history of the tab knows the landing page. */
import type { Page } from '@playwright/test';

import { expect, test } from '@/e2e/support/test';

/** This export sends `landing_page` as `entry`, and `utm_source` as `source`. */
const formParameters = async (page: Page) => {
  const src = await page.locator('main iframe').getAttribute('src');
  return Object.fromEntries(new URL(src!).searchParams);
};

const hydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

test.beforeEach(({ context, permit }) => {
  permit(/^foreign /);
  return context.route(/licdn\.com|linkedin\.com|google/, (route) => route.fulfill({ body: '' }));
});

test('The landing page and its campaign survive a case study, which opens as a document, until the visitor consents', async ({
  page,
}) => {
  await page.goto('/?utm_source=news&gclid=G1');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL('/Work');
  await page.getByRole('link', { name: 'Nine schools, one timetable' }).click();
  await expect(page).toHaveURL('/Work/tallowfield-timetable');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Book a Call With Experts!' }).click();
  await expect(page).toHaveURL('/ContactUs');
  await expect.poll(() => formParameters(page)).toEqual({ entry: '/' });
  await page.getByRole('button', { name: 'Yes, that’s fine' }).click();
  await expect
    .poll(() => formParameters(page))
    .toEqual({ entry: '/', source: 'news', gclid: 'G1' });
});

test('A reload, Back and a redirect keep the landing page', async ({ page }) => {
  await page.goto('/FAQ?gclid=G1');
  await page.goto('/Work/tallowfield-timetable');
  await page.goto('/Services');
  await page.goBack();
  await page.goto('/ContactUs');
  await page.reload();
  await expect.poll(() => formParameters(page)).toEqual({ entry: '/FAQ' });
});
