/** In the build of other content (e2e/other.ts). */
import type { Page } from '@playwright/test';

import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';

test.use({ build: 'other' });

const VIDEO = 'https://www.youtube-nocookie.com';
const CALENDAR = 'https://cal.com';

const embed = (page: Page) => page.locator('figure', { has: page.getByText('A click loads this') });

test('A page has the language of the site, its video contacts nobody before a click, which plays it with focus, and a click anywhere on its card opens the calendar', async ({
  page,
  permit,
}) => {
  permit(new RegExp(`^foreign (${VIDEO}|${CALENDAR})/`));
  const asked: string[] = [];
  for (const host of [VIDEO, CALENDAR])
    await page.route(`${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' });
    });
  await open(page, './Insights/list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const link = embed(page).getByRole('link', { name: 'Play the video A film of the quay' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', 'https://youtu.be/jNQXAC9IVRw');
  expect(asked).toEqual([]);
  await link.press('Enter');
  await expect(page.getByTitle('A film of the quay')).toBeFocused();
  const frame = page.getByTitle('A film of the quay').contentFrame();
  await expect(frame.getByText('It plays.')).toBeVisible();
  expect(asked.splice(0)).toEqual([`${VIDEO}/embed/jNQXAC9IVRw?autoplay=1`]);

  await open(page, './ContactUs');
  await embed(page).getByText('Pick a time').first().click();
  await expect(page.getByTitle('Pick a time').contentFrame().getByText('It plays.')).toBeVisible();
  expect(asked).toEqual([`${CALENDAR}/hafenwerk/first-call`]);
});
