/**
 * Scripts late: they are asked for and do not come, or React has started and waits for the rest.
 * What a visitor does meanwhile happens at once, and is still so when they come.
 */
import { faqs } from '@/content/collections/faqs';
import { contact } from '@/content/pages/ContactUs';
import { terms } from '@/content/pages/Privacy-policy';
import { bookNow, TITLES } from '@/e2e/support/booking';
import { expectComplete, menuLink, openMenu } from '@/e2e/support/completePage';
import { expectAsDelivered } from '@/e2e/support/delivered';
import { expectPage, follow } from '@/e2e/support/deploy';
import { holdScripts, holdSecondAttempt, shown } from '@/e2e/support/heldBack';
import { expectThanks, fillIn, formIn, submit, VISITOR } from '@/e2e/support/leadForm';
import { MOVING } from '@/e2e/support/motion';
import { islandsReady, paths, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

/** A clause with many before it and after it. */
const MIDDLE = '#indemnity';

for (const path of paths) {
  test(`${path} is complete before its scripts, and they change none of it`, async ({ page }) => {
    const release = await holdScripts(page);
    await shown(page, path);
    await expectComplete(page, path);
    release();
    await islandsReady(page);
    await expectAsDelivered(page);
  });
}

for (const stage of ['Before the scripts', 'While React waits for a script'] as const) {
  test.describe(stage, () => {
    let release = () => {};
    let start: (path: string) => Promise<void>;

    test.beforeEach(async ({ page, permit }) => {
      if (stage === 'Before the scripts') {
        release = await holdScripts(page);
        start = async (path) => void (await shown(page, path));
        return;
      }
      permit(/^(failed|console) .*net::ERR_FAILED/);
      const held = await holdSecondAttempt(page);
      release = held.release;
      start = async (path) => {
        await shown(page, path);
        await held.askedAnew;
      };
    });

    test('a link leads to its page', async ({ page }) => {
      await start('/');
      await follow(page, 'FAQ');
      await expectPage(page, '/FAQ');
    });

    test('Book Now leads to the form, with the product', async ({ page }) => {
      await start('/Products');
      await bookNow(page, TITLES[0]!).click();
      await expect(page).toHaveURL(/\/ContactUs\?product=./);
      await expectPage(page, '/ContactUs');
    });

    test('an answer opens, and stays open, in focus and in place when they come', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 800, height: 400 });
      await start('/FAQ');
      const { question, answer } = faqs[2];
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
      const top = await scrollY(page);
      expect(top).toBeGreaterThan(0);
      release();
      await islandsReady(page);
      await expect(page.getByText(answer)).toBeVisible();
      await expect(page.locator('summary').filter({ hasText: question })).toBeFocused();
      expect(await scrollY(page)).toBe(top);
    });

    test('a place in the agreement is shown below the bar, and still when they come', async ({
      page,
    }) => {
      await start('/TermAndCondition');
      const contents = page.getByRole('navigation', { name: terms.contents });
      await contents.locator(`a[href="${MIDDLE}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${MIDDLE}$`));
      const top = () => page.locator(MIDDLE).evaluate((place) => place.getBoundingClientRect().top);
      const shownAt = await top();
      const bar = (await page.getByRole('banner').boundingBox())!;
      expect(shownAt).toBeGreaterThanOrEqual(bar.height);
      expect(shownAt).toBeLessThan(2 * bar.height);
      release();
      await islandsReady(page);
      expect(await top()).toBeCloseTo(shownAt, 0);
    });

    test('what is written into the form stays when they come, and can be sent', async ({
      page,
    }) => {
      await start('/ContactUs?product=Cab+Booking+App');
      const form = formIn(page, contact.frameTitle);
      await fillIn(form);
      release();
      await islandsReady(page);
      await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue(VISITOR.name);
      await submit(form);
      await expectThanks(page);
    });

    test('the menu of a phone opens, and is still open when they come', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await start('/');
      await openMenu(page);
      const link = menuLink(page, 'About Us');
      await expect(link).toBeVisible();
      release();
      await islandsReady(page);
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });
  });
}
