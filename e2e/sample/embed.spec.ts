/** In the build of other content (e2e/other.ts). */
import type { Page } from '@playwright/test';

import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';

test.use({ build: 'other' });

const ARTICLE = './Insights/list';
const VIDEO = 'https://www.youtube-nocookie.com';
const CALENDAR = 'https://cal.com';

const embed = (page: Page) => page.locator('figure', { has: page.getByText('A click loads this') });

/** @returns the requests to the vendor */
async function answer(page: Page, host: string) {
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' });
  });
  return asked;
}

test('A page has the language of the site, its video contacts nobody before a click, which plays it with focus, and the privacy notice names its vendor', async ({
  page,
  permit,
}) => {
  permit(new RegExp(`^foreign ${VIDEO}/`));
  const asked = await answer(page, VIDEO);
  await open(page, ARTICLE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const link = embed(page).getByRole('link', { name: 'Play the video A film of the quay' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', 'https://youtu.be/jNQXAC9IVRw');
  expect(asked).toEqual([]);
  await link.press('Enter');
  await expect(page.getByTitle('A film of the quay')).toBeFocused();
  const frame = page.getByTitle('A film of the quay').contentFrame();
  await expect(frame.getByText('It plays.')).toBeVisible();
  expect(asked).toEqual([`${VIDEO}/embed/jNQXAC9IVRw?autoplay=1`]);
  await page.goto('./Privacy-notice');
  const entry = page.locator('div:has(> h3)', { hasText: 'www.youtube-nocookie.com' });
  await expect(entry.getByRole('heading')).toHaveText('YouTube');
});

test('A click anywhere on its card opens the calendar', async ({ page, permit }) => {
  permit(new RegExp(`^foreign ${CALENDAR}/`));
  const asked = await answer(page, CALENDAR);
  await open(page, './ContactUs');
  await embed(page).getByText('Pick a time').first().click();
  await expect(page.getByTitle('Pick a time').contentFrame().getByText('It plays.')).toBeVisible();
  expect(asked).toEqual([`${CALENDAR}/hafenwerk/first-call`]);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link', async ({ page }) => {
    await page.goto(ARTICLE);
    const link = embed(page).getByRole('link', { name: 'Play the video A film of the quay' });
    await expect(link).toHaveAttribute('href', 'https://youtu.be/jNQXAC9IVRw');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
