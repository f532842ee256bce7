import type { Page } from '@playwright/test';

import { routes } from '@/content/routes';
import { mainLinks } from '@/content/navigation';
import { MOVING } from '@/e2e/support/motion';
import { HEADINGS, open, scrollDown, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

const bar = (page: Page) => page.getByRole('banner');
const title = (path: string) => routes.find((route) => route.path === path)!.title;

async function expectShown(page: Page, path: keyof typeof HEADINGS) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
  await expect(page).toHaveTitle(title(path));
}

const expectTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);

for (const { label, href } of mainLinks.slice(1)) {
  test(`A link to ${href} scrolls to the top, without loading the site again`, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await scrollDown(page);
    await bar(page).getByRole('link', { name: label }).click();
    await expectShown(page, href);
    await expectTop(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('Back and forward scroll to the top too', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page);
  await bar(page).getByRole('link', { name: 'Services' }).click();
  await expectShown(page, '/Services');
  await expectTop(page);
  await scrollDown(page, 400);
  await page.goBack();
  await expectShown(page, '/');
  await expectTop(page);
  await scrollDown(page);
  await page.goForward();
  await expectShown(page, '/Services');
  await expectTop(page);
});

test('The way to the top is smooth, and at once for a visitor who wants less motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const original = window.scrollTo.bind(window);
    window.scrollTo = (...call: unknown[]) => {
      asked.push(call[0]);
      original(...(call as [ScrollToOptions]));
    };
  });
  await open(page, '/');
  const last = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.at(-1));
  await bar(page).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(last).toEqual({ top: 0, behavior: 'smooth' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bar(page).getByRole('link', { name: 'Services' }).click();
  await expect.poll(last).toEqual({ top: 0, behavior: 'instant' });
});

test('A change of route moves focus to the page and announces it', async ({ page }) => {
  await open(page, '/');
  await bar(page).getByRole('link', { name: 'About Us' }).click();
  await expectShown(page, '/AboutUs');
  await expect(page.getByRole('main')).toBeFocused();
  // Next.js says the title, or the heading where that is in place first.
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(/^About us/);
  await page.goBack();
  await expectShown(page, '/');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A link between pages of the site fetches nothing until it is followed', async ({ page }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (/\.txt|_rsc=/.test(request.url())) data.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(data).toEqual([]);
});
