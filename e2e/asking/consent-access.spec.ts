import type { Page } from '@playwright/test';

import { consent } from '@/content/consent';
import { home } from '@/content/pages/home';
import { shell } from '@/content/shell';
import { axeFindings } from '@/e2e/support/axe';
import { consentBanner, reopen, showConsentBanner } from '@/e2e/support/consent';
import { layoutFaults, lowContrast } from '@/e2e/support/judges';
import { focusFaults } from '@/kit/testing/focus';
import { MOVING } from '@/e2e/support/motion';
import { openStopped } from '@/e2e/support/popup';
import { open, at, anyPage, labelOf } from '@/e2e/support/site';
import { addStyles } from '@/kit/testing/styles';
import { smallTargets } from '@/kit/testing/targets';
import { expect, test } from '@/e2e/support/test';

const DESKTOP = { width: 1440, height: 900 };
/** The viewport of a 1280 × 1024 px window at 400% zoom. */
const ZOOMED = { width: 320, height: 256 };

const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Waits for the end of the banner's fade-in. */
const fadeInEnds = async (page: Page) => {
  // On a busy machine, the fade-in may not have started yet.
  await expect(consentBanner(page)).toHaveCSS('opacity', '1');
  await consentBanner(page).evaluate((box) =>
    Promise.all(box.getAnimations().map(({ finished }) => finished)),
  );
};

test('The consent banner passes all accessibility and layout checks at every width, and does not cover the focused element', async ({
  page,
}) => {
  await open(page, at.faq);
  const buttons = consentBanner(page).getByRole('button');
  await expect(buttons).toHaveText([consent.accept, consent.refuse]);
  for (const window of [ZOOMED, { width: 360, height: 740 }, DESKTOP])
    await test.step(`at ${window.width} × ${window.height} px`, async () => {
      await page.setViewportSize(window);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await layoutFaults(page)).toEqual([]);
      const [accept, refuse] = await buttons.evaluateAll((all) =>
        all.map((each) => [each.clientWidth, each.clientHeight]),
      );
      expect.soft(accept).toEqual(refuse);
      if (window === ZOOMED) return;
      for (const button of await buttons.all())
        await expect.soft(button).toBeInViewport({ ratio: 1 });
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
  await expect(consentBanner(page)).toBeVisible();
  const [accept, refuse] = await consentBanner(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect([refuse!.top, refuse!.width, refuse!.height]).toEqual([
    accept!.top,
    accept!.width,
    accept!.height,
  ]);
  const hero = page.getByRole('region', { name: home.hero.headline });
  for (const name of [home.hero.contact, home.hero.learnMore]) {
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
  await open(page, at.faq);
  await addStyles(page, LARGE_TEXT);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Chromium lets the keyboard reach the banner itself while it scrolls.
  const focused = page.locator('dialog[id=consent]:focus, dialog[id=consent] :focus');
  await expect(focused).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('End');
  await expect.poll(() => consentBanner(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test.describe('With animations', () => {
  test.use(MOVING);

  test('Tab moves from the skip link to the consent banner and then to the page, and after the visitor makes a choice, Tab continues in the page', async ({
    page,
  }) => {
    await open(page, '/');
    const [accept, refuse] = [consent.accept, consent.refuse].map((name) =>
      consentBanner(page).getByRole('button', { name }),
    );
    const notice = consentBanner(page).getByRole('link', { name: consent.notice });
    const next = page.getByRole('banner').getByRole('link').first();
    await expect(consentBanner(page)).toBeVisible();
    const skip = page.getByRole('link', { name: shell.skipLink });
    for (const stop of [skip, notice, accept!, refuse!, next]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(refuse!).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(consent.title)).toBeHidden();
    // Tab must continue where the banner was, not at the end of the page or in the browser's
    // toolbar.
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  });

  test('the consent banner does not take focus when it appears', async ({ page }) => {
    await openStopped(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: labelOf(anyPage) });
    await link.focus();
    await showConsentBanner(page);
    await fadeInEnds(page);
    await expect(link).toBeFocused();
  });

  test('the footer button reopens the consent banner and moves focus to it, and a choice returns focus to the button', async ({
    page,
  }) => {
    await open(page, '/');
    await consentBanner(page).getByRole('button', { name: consent.refuse }).click();
    await expect(consentBanner(page)).toBeHidden();
    for (const meanwhile of [async () => {}, () => page.reload()]) {
      await meanwhile();
      await reopen(page).press('Enter');
      await expect(consentBanner(page)).toBeVisible();
      await expect
        .poll(() => consentBanner(page).evaluate((box) => box.contains(document.activeElement)))
        .toBe(true);
      await fadeInEnds(page);
      await consentBanner(page).getByRole('button', { name: consent.refuse }).press('Enter');
      await expect(reopen(page)).toBeFocused();
      await expect(page.getByText(consent.title)).toBeHidden();
    }
  });
});
