import type { Page } from '@playwright/test';

import { privacyNotice } from '@/content/pages/Privacy-notice';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { MOVING } from '@/e2e/support/motion';
import {
  anyPage,
  at,
  follow as click,
  HEADINGS,
  open,
  type Path,
  scrollDown,
  scrollY,
} from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { callToAction, mainLinks } from '@/e2e/support/navigation';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/early';

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => bar(page).getByRole('navigation', { name: shell.mainNavLabel });
const current = (page: Page) => nav(page).locator('[aria-current="page"]');

const titleOf = (path: Path) => routes.find((route) => route.path === path)!.title;

async function expectShown(page: Page, path: Path) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
  await expect(page).toHaveTitle(titleOf(path));
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
}

test('Back, Forward and the links in the navigation bar show the top of the next page, without a full page load', async ({
  page,
}) => {
  // Simulates a host that lowercases paths and adds a slash, as Netlify does with "Pretty URLs".
  await page.route(`**${anyPage.toLowerCase()}/`, async (route) => {
    const url = new URL(anyPage, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${anyPage.toLowerCase()}/`);
  await expect(current(page)).toHaveText(
    mainLinks.filter(({ href }) => href === anyPage).map(({ label }) => label),
  );
  await expect(nav(page).getByRole('listitem')).toHaveText(mainLinks.map(({ label }) => label));
  await expect(nav(page).getByRole('link')).toHaveCount(mainLinks.length + 1);
  const inFirst = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );
  // The data of a page must be requested only when its link is followed.
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\.txt|_rsc=/.test(url))).toEqual([]);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { label, href } of mainLinks) {
    await scrollDown(page);
    await click(page, href);
    await expectShown(page, href);
    await expect(current(page)).toHaveText([label]);
  }
  // Next.js announces the title or, if the document has no title yet, the heading.
  const last = mainLinks.at(-1)!.href;
  const announced = await page.locator('next-route-announcer').getByRole('alert').textContent();
  expect([HEADINGS[last], titleOf(last)]).toContain(announced);
  await click(page, callToAction.href);
  await expectShown(page, callToAction.href);
  await scrollDown(page, 300);
  await bar(page)
    .getByRole('link', { name: shell.homeLink.replace('{name}', site.name) })
    .click();
  await expectShown(page, '/');
  await scrollDown(page);
  await page.goBack();
  await expectShown(page, callToAction.href);
  await scrollDown(page, 300);
  await page.goForward();
  await expectShown(page, '/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // Each page adds the styles of its sections, once.
  const styles = asked.filter((url) => /\/_next\/.*\.css/.test(url));
  expect(styles).toEqual([...new Set(styles)].filter((url) => !inFirst.includes(url)));
});

test('The navigation bar has a background when the page is scrolled by more than 50 px', async ({
  page,
}) => {
  const background = () =>
    bar(page).evaluate((element) => {
      const { opacity, backgroundImage } = getComputedStyle(element, '::before');
      return { opacity: Number(opacity), image: backgroundImage };
    });
  const expectOpacityAt = async (top: number, opacity: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(async () => (await background()).opacity).toBe(opacity);
  };
  await open(page, '/');
  // Check the bar after a page load and after a client-side navigation.
  for (const next of [anyPage, null]) {
    await expectOpacityAt(NAVBAR_SCROLL_THRESHOLD_PX, 0);
    await expectOpacityAt(NAVBAR_SCROLL_THRESHOLD_PX + 1, 1);
    expect((await background()).image).toMatch(/^url\(/);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expectOpacityAt(NAVBAR_SCROLL_THRESHOLD_PX, 0);
    if (!next) continue;
    await click(page, next);
    await expectShown(page, next);
  }
  // The navigation bar must not cover the skip link.
  await page.reload();
  await scrollDown(page);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: shell.skipLink });
  await expect(skipLink).toBeFocused();
  await skipLink.click({ trial: true });
});

test.describe('With animations', () => {
  test.use(MOVING);

  test('a link to another page scrolls smoothly to the top, a link to the current page scrolls to the top, and Back returns to the previous anchor', async ({
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
    const last = () =>
      page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.at(-1));
    await open(page, at.notice);
    const entries = page
      .getByRole('navigation', { name: privacyNotice.contents })
      .getByRole('link');
    const [, id] = (await entries.nth(3).getAttribute('href'))!.split('#');
    await entries.nth(3).click();
    await expect(page).toHaveURL(`${at.notice}#${id}`);
    await scrollDown(page, 4000);
    await click(page, anyPage);
    await expectShown(page, anyPage);
    expect(await last()).toEqual({ top: 0, behavior: 'smooth' });
    await scrollDown(page, 300);
    await click(page, anyPage);
    await expectShown(page, anyPage);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goBack();
    await expect(page).toHaveURL(`${at.notice}#${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[at.notice]);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.goBack();
    await expectShown(page, at.notice);
  });
});
