import { accept, banner, privacyChoices, refuse } from '@/e2e/sample/support/consent';
import { mockGoogle } from '@/e2e/sample/support/google';
import { openStopped } from '@/e2e/sample/support/page';
import { popup, popupFlag } from '@/e2e/sample/support/popup';
import {
  isTracked,
  mockAdNetwork,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { addStyles } from '@/kit/testing/styles';

test.use({ visitor: 'new' });

test('On a phone, the popup opens only after the visitor has answered the consent banner', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST, VENDOR_REQUEST);
  await mockAdNetwork(page);
  await mockGoogle(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await openStopped(page, '/FAQ');
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(popup(page)).toHaveCount(0);
  expect(await popupFlag(page)).toBeNull();
  await accept(page);
  await expect(popup(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('The popup does not cover a consent banner that the visitor has reopened', async ({
  page,
}) => {
  await openStopped(page, '/FAQ');
  await refuse(page);
  await expect(banner(page)).toBeHidden();
  await privacyChoices(page).click();
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('If an ad blocker hides the consent banner, the popup opens and nothing is tracked', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await openStopped(page, '/FAQ');
  await addStyles(page, '#Site-consent { display: none !important; }');
  await page.clock.runFor(2500);
  await expect(popup(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await isTracked(page)).toBe(false);
});
