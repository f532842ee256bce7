import type { Locator, Page } from '@playwright/test';

import { agreement } from '@/content/agreement/agreement';
import { faqs } from '@/content/collections/faqs';
import { languages } from '@/content/languages';
import { homeLink } from '@/content/navigation';
import { terms } from '@/content/pages/Privacy-policy';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { skipToContent, enter, tabTo } from '@/e2e/support/keyboard';
import { expect, test } from '@/e2e/support/test';
import { HEADINGS, open, at, anyPage, labelOf } from '@/e2e/support/site';
import { callToAction, footerLists, mainLinks } from '@/e2e/support/navigation';
import { languageName } from '@/lib/language';

/** Expects that a client-side navigation has led to a page and moved focus to its main content. */
async function expectArrived(page: Page, path: keyof typeof HEADINGS) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function start(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('Links in the navigation bar, breadcrumb and footer work with the keyboard, and after a navigation, Tab starts at the main content', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await start(page, '/');
  await enter(page, bar.getByRole('link', { name: labelOf(anyPage) }));
  await expectArrived(page, anyPage);
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link', { name: homeLink.label });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrived(page, '/');
  // Focus is at the start of the main content, so Shift+Tab leads to the navigation bar.
  await tabTo(page, bar.getByRole('link', { name: callToAction.label }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrived(page, callToAction.href);
  const { heading, links } = footerLists.navigate;
  const list = page.getByRole('navigation', { name: heading });
  for (const { label, href } of links.slice(-1)) {
    await enter(page, list.getByRole('link', { name: label }));
    await expectArrived(page, href);
  }
});

test('Enter and Space open and close FAQ answers', async ({ page }) => {
  test.skip(faqs.length < 3, 'Three questions are needed');
  const summary = (index: number) =>
    page.getByRole('main').getByRole('group').nth(index).locator('summary');
  const expectOpen = async (shown: number | null) => {
    for (const [index, { answer }] of faqs.entries())
      await expect(page.getByText(answer)).toBeVisible({ visible: index === shown });
  };
  await page.goto(at.faq);
  await skipToContent(page);
  await tabTo(page, summary(0));
  await expectOpen(0);
  await page.keyboard.press('Enter');
  await expectOpen(null);
  await page.keyboard.press('Tab');
  await expect(summary(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOpen(2);
  await page.keyboard.press('Shift+Tab');
  await expect(summary(1)).toBeFocused();
});

/**
 * The indexes of two links in the table of contents: the sixth, or the last one of a shorter agreement, and the
 * second-to-last link.
 */
const ENTRIES = [Math.min(6, agreement.clauses.length) - 1, -2] as const;

/**
 * Expects a link in the table of contents to move focus to its clause, below the navigation bar.
 */
async function expectJump(page: Page, link: Locator) {
  await enter(page, link);
  const title = await link.locator('span').last().textContent();
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title! });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
}

test('Links in the table of contents move focus to clauses, and Shift+Tab leads back to the links', async ({
  page,
}) => {
  await open(page, at.agreement);
  await skipToContent(page);
  const links = page.getByRole('navigation', { name: terms.contents }).getByRole('link');
  await expectJump(page, links.nth(ENTRIES[0]));
  // The table of contents comes before the clauses, so Shift+Tab leads back to it.
  await tabTo(page, links.nth(ENTRIES[1]), 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectJump(page, links.nth(ENTRIES[1]));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table of contents can be expanded with the keyboard, and its links lead to the clauses', async ({
    page,
  }) => {
    await open(page, at.terms);
    await skipToContent(page);
    const folded = page.getByRole('main').getByRole('group').filter({ hasText: terms.contents });
    await enter(page, folded.locator('summary'));
    await expect(folded).toHaveAttribute('open');
    await expectJump(page, folded.getByRole('link').nth(ENTRIES[0]));
  });

  test('Tab stays in the sidebar, closing the sidebar returns focus to its toggle, and the links in the sidebar work with the keyboard', async ({
    page,
  }) => {
    const toggle = page.getByRole('button', { name: shell.openSidebar });
    const sidebar = page.getByRole('dialog', { name: shell.sidebarTitle });
    const close = sidebar.getByRole('button', { name: shell.closeSidebar });
    await start(page, '/');
    await enter(page, toggle);
    await expect(close).toBeFocused();
    const names = [
      ...mainLinks.map(({ label }) => label),
      ...languages.slice(1).map(languageName),
      callToAction.label,
      site.email,
    ];
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', { name: site.phone.display })).toBeFocused();
    // Tab cycles within the sidebar, because the page behind it is inert.
    await tabTo(page, close);
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(close).toBeFocused();
    await page.keyboard.press('Space');
    await expect(sidebar).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, sidebar.getByRole('link', { name: labelOf(anyPage) }));
    await expectArrived(page, anyPage);
    await expect(sidebar).toBeHidden();
  });
});
