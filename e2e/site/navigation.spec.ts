import type { Page } from '@playwright/test';

import { footerLists, mainLinks } from '@/content/navigation';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { MOVING } from '@/e2e/support/motion';
import { HEADINGS, islandsReady, open, type Path, scrollDown, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

const nav = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: shell.mainNavLabel });
const current = (page: Page) => nav(page).locator('[aria-current="page"]');
const follow = (page: Page, label: string) => nav(page).getByRole('link', { name: label }).click();

async function expectShown(page: Page, path: Path) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
  await expect(page).toHaveTitle(routes.find((route) => route.path === path)!.title);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
}

test('Links in the navigation bar scroll to the top, without a page load', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { label, href } of [...mainLinks.slice(1), mainLinks[0]]) {
    await scrollDown(page);
    await follow(page, label);
    await expectShown(page, href);
    await expect(current(page)).toHaveText([label]);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Back and Forward scroll to the top, too', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page);
  await follow(page, 'Services');
  await expectShown(page, '/Services');
  await scrollDown(page, 400);
  await page.goBack();
  await expectShown(page, '/');
  await scrollDown(page);
  await page.goForward();
  await expectShown(page, '/Services');
});

test('Back returns from an anchor, and then to the previous page', async ({ page }) => {
  await open(page, '/Privacy-policy');
  await page.getByRole('link', { name: '7 Indemnity' }).click();
  await follow(page, 'FAQ');
  await expect(page).toHaveURL('/FAQ');
  await page.goBack();
  await expect(page).toHaveURL('/Privacy-policy#indemnity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS['/Privacy-policy']);
  await page.goBack();
  await expectShown(page, '/Privacy-policy');
});

test('A link to the current page scrolls to its top', async ({ page }) => {
  await open(page, '/Services');
  const [{ label }] = footerLists.products.links;
  await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
  await expectShown(page, '/Services');
});

test('The navigation bar marks the current page for a URL with a trailing slash, too', async ({
  page,
}) => {
  await page.goto('/AboutUs/');
  await islandsReady(page);
  await expect(current(page)).toHaveText(['About Us']);
  await follow(page, 'FAQ');
  await expect(current(page)).toHaveText(['FAQ']);
});

test('The scroll to the top is smooth, and instant with reduced motion', async ({ page }) => {
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
  await follow(page, 'FAQ');
  await expect.poll(last).toEqual({ top: 0, behavior: 'smooth' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page, 'Services');
  await expect.poll(last).toEqual({ top: 0, behavior: 'instant' });
});

test('A change of route is announced', async ({ page }) => {
  await open(page, '/');
  await follow(page, 'About Us');
  // Next.js announces the title, or the heading if it renders first.
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(
    new RegExp(
      `^(${HEADINGS['/AboutUs']}|${routes.find(({ path }) => path === '/AboutUs')!.title})$`,
    ),
  );
});

test('A visible link prefetches nothing', async ({ page }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (/\.txt|_rsc=/.test(request.url())) data.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(data).toEqual([]);
});

test('The skip link is above the navigation bar', async ({ page }) => {
  await page.goto('/');
  await scrollDown(page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: shell.skipLink });
  await expect(link).toBeFocused();
  await link.click({ trial: true });
});
