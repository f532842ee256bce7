import type { Page } from '@playwright/test';

import { consent } from '@/content/consent';
import { shell } from '@/content/shell';
import { follow } from '@/e2e/support/attribution';
import { question, reopen, showQuestion } from '@/e2e/support/consent';
import { MOVING } from '@/e2e/support/motion';
import { openStopped } from '@/e2e/support/popup';
import { isLocked, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';

test.use(MOVING);

/** The minimum size of a target, in px. */
const TARGET = 44;

const CHOICES = [consent.accept, consent.refuse];

test.beforeEach(({ page }) => standInForNetwork(page));

for (const [index, name] of CHOICES.entries()) {
  test(`Tab reaches the consent banner after the skip link, and Enter activates “${name}”`, async ({
    page,
    permit,
  }) => {
    if (name === consent.accept) permit(NETWORK_REQUEST);
    await open(page, '/');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.skipLink })).toBeFocused();
    for (const each of CHOICES.slice(0, index + 1)) {
      await page.keyboard.press('Tab');
      await expect(question(page).getByRole('button', { name: each })).toBeFocused();
    }
    const button = question(page).getByRole('button', { name });
    await expect(button).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Enter');
    // Find it by its text, which stays until the banner has faded out. Its role is removed
    // immediately.
    await expect(page.getByText(consent.title)).toBeHidden();
    // Tab continues from where the banner was, not from the end of the page or the browser's
    // toolbar.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });
}

test('Tab and Shift+Tab can leave the consent banner', async ({ page }) => {
  await open(page, '/');
  const last = question(page).getByRole('button').last();
  const next = page.getByRole('banner').getByRole('link').first();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(question(page)).toBeVisible();
});

test('The consent banner does not take focus when it opens', async ({ page }) => {
  await openStopped(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await link.focus();
  await showQuestion(page);
  // The library would take focus after the fade-in of the banner.
  await question(page).evaluate((box) =>
    Promise.all(box.getAnimations().map(({ finished }) => finished)),
  );
  await expect(question(page)).toHaveCSS('opacity', '1');
  await expect(link).toBeFocused();
});

test('The consent banner has a name and a text, and is not modal', async ({ page }) => {
  await open(page, '/');
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toHaveAttribute('aria-modal', 'false');
  await expect(question(page)).toHaveAccessibleDescription(consent.text);
  expect(await isLocked(page)).toBe(false);
  await follow(page, 'FAQ');
  await expect(question(page)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`At ${width} px, the buttons of the consent banner are large enough and the same size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    const boxes = [];
    for (const name of CHOICES) {
      const button = question(page).getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      boxes.push((await button.boundingBox())!);
    }
    for (const { width: across, height } of boxes) {
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(TARGET);
    }
    expect(boxes[0]!.width).toBeCloseTo(boxes[1]!.width, 0);
    expect(boxes[0]!.height).toBeCloseTo(boxes[1]!.height, 0);
  });
}

for (const [when, meanwhile] of Object.entries({
  'on the same page': async () => {},
  'after a reload': (page: Page) => page.reload(),
})) {
  test(`The button in the footer moves focus to the consent banner and gets it back, ${when}`, async ({
    page,
  }) => {
    await open(page, '/');
    await question(page).getByRole('button', { name: consent.refuse }).click();
    await expect(question(page)).toBeHidden();
    await meanwhile(page);
    await expect(reopen(page)).toBeVisible();
    expect((await reopen(page).boundingBox())!.height).toBeGreaterThanOrEqual(TARGET);
    await reopen(page).press('Enter');
    await expect(question(page)).toBeVisible();
    await expect
      .poll(() => question(page).evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await question(page).getByRole('button', { name: consent.refuse }).press('Enter');
    await expect(reopen(page)).toBeFocused();
  });
}
