import { popup as words } from '@/content/popup';
import { expect, tabTo, test, typeInto } from '@/e2e/support/keyboard';
import { expectThanks, formIn } from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { POPUP_FADE_OUT_MS } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

test('Focus starts at the heading of the popup, and Escape restores it', async ({ page }) => {
  await openStopped(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await tabTo(page, link);
  await openPopup(page);
  await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('button', { name: words.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(POPUP_FADE_OUT_MS);
  await expect(popup(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/FAQ');
});

test('The form in the popup can be submitted by keyboard', async ({ page }) => {
  await openStopped(page, '/AboutUs');
  await openPopup(page);
  await typeInto(page, formIn(popup(page), words.frameTitle));
  await expectThanks(page);
});
