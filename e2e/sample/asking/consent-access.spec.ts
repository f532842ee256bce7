import type { Locator, Page } from '@playwright/test';

import {
  acceptButton,
  banner,
  privacyChoices,
  refuse,
  refuseButton,
} from '@/e2e/sample/support/consent';
import { MOVING, open, openStopped } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';
import { axeFaults } from '@/kit/testing/axe';
import { lowContrast } from '@/kit/testing/contrast';
import { focusFaults } from '@/kit/testing/focus';
import { layoutFaults } from '@/kit/testing/layout';
import { addStyles } from '@/kit/testing/styles';
import { smallTargets } from '@/kit/testing/targets';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** The viewport of a 1280 × 1024 px window at 400% zoom. */
const ZOOMED = { width: 320, height: 256 };

const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Waits for the end of the banner's fade-in. */
const fadeInEnds = async (page: Page) => {
  // On a busy machine, the fade-in may not have started yet.
  await expect(banner(page)).toHaveCSS('opacity', '1');
  await banner(page).evaluate((box) =>
    Promise.all(box.getAnimations().map(({ finished }) => finished)),
  );
};

test('The consent banner passes all accessibility and layout checks at every width, and does not cover the focused element', async ({
  page,
}) => {
  // A short page, because focus visits every stop.
  await open(page, '/thank-you');
  for (const window of [ZOOMED, PHONE, DESKTOP])
    await test.step(`at ${window.width} × ${window.height} px`, async () => {
      await page.setViewportSize(window);
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await layoutFaults(page)).toEqual([]);
      if (window === ZOOMED) return;
      await expect.soft(acceptButton(page)).toBeInViewport({ ratio: 1 });
      await expect.soft(refuseButton(page)).toBeInViewport({ ratio: 1 });
    });
  expect.soft(await focusFaults(page)).toEqual([]);
  expect.soft(await lowContrast(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await addStyles(page, LARGE_TEXT);
  expect.soft(await layoutFaults(page)).toEqual([]);
});

test('On a phone, the consent banner has two equal buttons in one row, and leaves both hero links in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const accept = await acceptButton(page).boundingBox();
  const refusal = await refuseButton(page).boundingBox();
  expect(refusal).toEqual({ ...accept, x: refusal!.x });
  const lookOf = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, border, fontSize, fontWeight } = getComputedStyle(element);
      return { color, backgroundColor, border, fontSize, fontWeight };
    });
  expect(await lookOf(refuseButton(page))).toEqual(await lookOf(acceptButton(page)));
  const hero = page.getByRole('region', {
    name: 'Your Trusted Partner for Web & Blockchain Development Worldwide',
  });
  for (const name of ['Contact Us', 'learn more']) {
    const link = hero.getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    // A trial click fails if the banner covers the link.
    await link.click({ trial: true });
  }
});

test('With large text in a phone-sized window, the consent banner can be scrolled with the keyboard and has a visible focus ring', async ({
  page,
}) => {
  // Simulate a phone in landscape orientation.
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, '/FAQ');
  await addStyles(page, LARGE_TEXT);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Chromium lets the keyboard reach the banner itself while it scrolls.
  const focused = page.locator('#Site-consent:focus, #Site-consent :focus');
  await expect(focused).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('End');
  await expect.poll(() => banner(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test.describe('With animations', () => {
  test.use(MOVING);

  test('Tab moves from the skip link to the consent banner and then to the page, and after the visitor makes a choice, Tab continues in the page', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(banner(page)).toBeVisible();
    const next = page.getByRole('banner').getByRole('link').first();
    const stops = [
      page.getByRole('link', { name: 'Skip to content' }),
      banner(page).getByRole('link', { name: 'How we handle your data' }),
      acceptButton(page),
      refuseButton(page),
      next,
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(refuseButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    // Tab must continue where the banner was, not at the end of the page or in the browser's
    // toolbar.
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  });

  test('the consent banner does not take focus when it appears', async ({ page }) => {
    await openStopped(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
    await link.focus();
    await fadeInEnds(page);
    await expect(link).toBeFocused();
  });

  test('the footer button reopens the consent banner and moves focus to it, and a choice returns focus to the button', async ({
    page,
  }) => {
    await open(page, '/');
    await refuse(page);
    await expect(banner(page)).toBeHidden();
    await privacyChoices(page).press('Enter');
    await expect(banner(page)).toBeVisible();
    await expect
      .poll(() => banner(page).evaluate((box) => box.contains(document.activeElement)))
      .toBe(true);
    await fadeInEnds(page);
    await refuseButton(page).press('Enter');
    await expect(privacyChoices(page)).toBeFocused();
    await expect(banner(page)).toBeHidden();
  });
});
