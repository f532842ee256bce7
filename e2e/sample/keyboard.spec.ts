/** In the Chromium that visitors use. The judges walk through each dialog with Tab. */
import type { Locator, Page } from '@playwright/test';

import { VISITORS_CHROMIUM } from '@/e2e/sample/support/bfcache';
import { booking, bookNow } from '@/e2e/sample/support/booking';
import { expectThanks, field, formIn, submitButton } from '@/e2e/sample/support/form';
import { MOVING, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/support/test';

test.use({ ...MOVING, launchOptions: VISITORS_CHROMIUM, visitor: 'new' });

/** No page has that many focusable elements. */
const MOST_STOPS = 120;

async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

test('A tile on the home page leads to its product, the popup takes focus and returns it to the tile, the booking dialog keeps Tab inside, and its form can be submitted', async ({
  page,
}) => {
  await openStopped(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const tiles = page.getByRole('navigation', { name: 'Products we build' });
  const tile = tiles.getByRole('link', { name: 'SaaS Development' });
  await tabTo(page, tile);

  await openPopup(page);
  await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(400);
  await expect(popup(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');

  const card = page.getByRole('article', { name: 'SaaS Development' });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(bookNow(page, 'SaaS Development')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.clock.resume();
  const form = formIn(booking(page), 'Booking Form');
  // Tab skips a frame that is still loading.
  await expect(submitButton(form)).toBeVisible();
  // Through the form and the contact links, and back to the close button.
  await tabTo(page, booking(page).getByRole('link').last());
  await tabTo(page, booking(page).getByRole('button', { name: 'Close' }));
  for (const [name, value] of [
    ['name', 'Ada'],
    ['email', 'ada@q.example'],
    ['message', 'A desk'],
  ] as const) {
    await tabTo(page, field(form, name));
    await page.keyboard.type(value);
  }
  await tabTo(page, submitButton(form));
  await page.keyboard.press('Enter');
  await expectThanks(page);
});
