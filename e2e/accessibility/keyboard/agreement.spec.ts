import type { Locator, Page } from '@playwright/test';

import { terms } from '@/content/pages/Privacy-policy';
import { enter, expect, skipToContent, tabTo, test } from '@/e2e/support/keyboard';
import { open } from '@/e2e/support/site';

/** The sixth clause, and one near the end. */
const ENTRIES = [5, -2];

/** A link in the table of contents moves focus to its clause, below the navigation bar. */
async function expectJump(page: Page, link: Locator) {
  await enter(page, link);
  const title = await link.locator('span').last().textContent();
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title! });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
}

test('Links in the table of contents lead to the clauses, and Back returns', async ({ page }) => {
  await open(page, '/Privacy-policy');
  await skipToContent(page);
  const links = page.getByRole('navigation', { name: terms.contents }).getByRole('link');
  await expectJump(page, links.nth(ENTRIES[0]!));
  // The table of contents comes before the text.
  await tabTo(page, links.nth(ENTRIES[1]!), 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectJump(page, links.nth(ENTRIES[1]!));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});

test('On a phone, the table of contents expands and leads to the clauses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/TermAndCondition');
  await skipToContent(page);
  const folded = page.getByRole('main').getByRole('group').filter({ hasText: terms.contents });
  await enter(page, folded.locator('summary'));
  await expect(folded).toHaveAttribute('open');
  await expectJump(page, folded.getByRole('link').nth(ENTRIES[0]!));
});
