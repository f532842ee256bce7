/** A request to a vendor makes a test fail, because no test permits it. */
import type { Page } from '@playwright/test';

import { CHANGES_WITH_BANNER, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { privacyChoices } from '@/e2e/sample/support/consent';
import { islandsReady, open } from '@/e2e/sample/support/page';
import { isTracked, sendSignal, SERVICE_REQUEST } from '@/e2e/sample/support/service';
import { storedNames } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

const LANDING = '/ContactUs?utm_source=news&gclid=G1';

/** By its buttons, because a translation changes its name. */
const banner = (page: Page) => page.locator('#Site-consent');
const refuse = (page: Page) =>
  banner(page)
    .getByRole('button', { name: /No, thanks/i })
    .click();

/** What a returning visitor has stored (support/test.ts), and the answer. */
const ANSWERED = ['consent', 'popupShown_once'];

test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

for (const [title, change] of CHANGES_WITH_BANNER)
  test.describe(`If ${title} before hydration,`, () => {
    test.beforeEach(({ permit }) => permit(RENDERED_AGAIN));

    /** Opens the page, changes it, and lets it hydrate. */
    async function visit(page: Page) {
      const release = await delayScripts(page);
      await shown(page, LANDING);
      await change(page);
      release();
      await islandsReady(page);
    }

    test('nothing is tracked or stored without an answer, and the banner can be answered', async ({
      page,
    }) => {
      await visit(page);
      await expect(banner(page)).toBeVisible();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(['popupShown_once']);
      await refuse(page);
      await expect(banner(page)).toBeHidden();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(ANSWERED);
    });

    test('a refusal holds', async ({ page }) => {
      await shown(page, LANDING);
      await refuse(page);
      await visit(page);
      await expect(banner(page)).toBeHidden();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(ANSWERED);
    });

    test('Global Privacy Control holds', async ({ page }) => {
      await sendSignal(page);
      await visit(page);
      await expect(banner(page)).toBeHidden();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(['popupShown_once']);
    });
  });

/** As a translator or an extension does that sets attributes of its own. */
const removeAttributes = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });

test('If the attributes of the root element are removed after hydration, nothing is tracked, and the banner stays', async ({
  page,
}) => {
  await open(page, LANDING);
  await removeAttributes(page);
  await expect(banner(page)).toBeVisible();
  await refuse(page);
  await removeAttributes(page);
  await expect(privacyChoices(page)).toBeVisible();
  // The form reads the state again.
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/Products');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).toEqual(ANSWERED);
});

test('If they are removed before hydration, nothing is tracked, and the banner stays', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, LANDING);
  await removeAttributes(page);
  release();
  await islandsReady(page);
  await expect(banner(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).toEqual(['popupShown_once']);
});
