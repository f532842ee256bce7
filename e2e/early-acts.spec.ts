import { terms } from '@/content/pages/Privacy-policy';
import { holdScripts, shown } from '@/e2e/support/heldBack';
import { expectPage, follow } from '@/e2e/support/deploy';
import { islandsReady } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** What a visitor does before the scripts are there does what the page says, at once. */
test.describe('Before the scripts', () => {
  test('a link leads to its page', async ({ page }) => {
    await holdScripts(page);
    await shown(page, '/');
    await follow(page, 'FAQ');
    await expect(page).toHaveURL('/FAQ');
    await expectPage(page, '/FAQ');
  });

  test('an answer opens, and stays open when they come', async ({ page }) => {
    const release = await holdScripts(page);
    await shown(page, '/FAQ');
    await page.getByText('Who owns the code?').click();
    await expect(page.getByText('You do. Source, designs')).toBeVisible();
    release();
    await islandsReady(page);
    await expect(page.getByText('You do. Source, designs')).toBeVisible();
  });

  test('Book Now leads to the form, with the product', async ({ page }) => {
    await holdScripts(page);
    await shown(page, '/Products');
    await page
      .getByRole('button', { name: /Book Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ContactUs\?product=./);
    await expectPage(page, '/ContactUs');
  });

  test('a place in the agreement is shown', async ({ page }) => {
    await holdScripts(page);
    await shown(page, '/TermAndCondition');
    await page.getByRole('navigation', { name: terms.contents }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(/#./);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

    test('the menu opens, and is still open when they come', async ({ page }) => {
      const release = await holdScripts(page);
      await shown(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'About Us' });
      await expect(link).toBeVisible();
      release();
      await islandsReady(page);
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });
  });
});
