import { accept, banner, clickCounted, privacyChoices } from '@/e2e/sample/support/consent';
import { mockGoogle } from '@/e2e/sample/support/google';
import { islandsReady } from '@/e2e/sample/support/page';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

test('A click before hydration is reported once, after the visitor gives consent, and the choice is stored @engines', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockAdNetwork(page);
  await mockGoogle(page);
  const release = await delayScripts(page);
  await shown(page, '/AboutUs');
  await clickCounted(page, 'hello@brightkiln.example');
  await expect(banner(page)).toBeVisible();
  release();
  await islandsReady(page);
  await expect(banner(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  await accept(page);
  // Each page load sends `app-load` and `footer-load`.
  await expect.poll(() => conversions(page)).toHaveLength(2 + 1);
  await expect(banner(page)).toBeHidden();

  await page.reload();
  await expect.poll(() => conversions(page)).toHaveLength(2);
  await expect(privacyChoices(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
