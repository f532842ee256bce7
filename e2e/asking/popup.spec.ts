import { answer, consentBanner, reopen, showConsentBanner } from '@/e2e/support/consent';
import { addStyles } from '@/kit/testing/styles';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { flag, openStopped, popup } from '@/e2e/support/popup';
import { at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { isTracked, NETWORK_REQUEST, mockAdNetwork } from '@/e2e/support/tracking';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

test.beforeEach(({ page }) => mockAdNetwork(page));

for (const [width, choice] of [
  [360, 'accept'],
  [1440, 'refuse'],
] as const) {
  test(`In a window ${width} px wide, the popup opens only after the visitor clicks “${choice}” in the consent banner`, async ({
    page,
    permit,
  }) => {
    permit(SERVICE_REQUEST);
    if (choice === 'accept') permit(NETWORK_REQUEST);
    await page.setViewportSize({ width, height: 800 });
    await openStopped(page, at.faq);
    await showConsentBanner(page);
    await page.clock.runFor(4 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
    expect(await flag(page)).toBeNull();
    await answer(page, choice);
    await expect(popup(page)).toBeVisible();
    await expect(consentBanner(page)).toBeHidden();
  });
}

test('The popup does not cover a consent banner that the visitor has reopened', async ({
  page,
}) => {
  await openStopped(page, at.faq);
  await showConsentBanner(page);
  await answer(page, 'refuse');
  await expect(consentBanner(page)).toBeHidden();
  await reopen(page).click();
  await page.clock.runFor(4 * POPUP_DELAY_MS);
  await expect(consentBanner(page)).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('If an ad blocker hides the consent banner, the popup opens and nothing is tracked', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await openStopped(page, at.faq);
  await addStyles(page, 'dialog[id=consent] { display: none !important; }');
  await page.clock.runFor(POPUP_DELAY_MS);
  await expect(popup(page)).toBeVisible();
  await expect(consentBanner(page)).toHaveCount(0);
  expect(await isTracked(page)).toBe(false);
});
