import { question, reopen } from '@/e2e/support/consent';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';

test.use({ javaScriptEnabled: false });

// Requests to the ad network are not permitted here: one fails the test.
test('Without scripts nobody is asked and nothing is loaded, and the form is there', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await page.goto('/ContactUs');
  await expect(question(page)).toHaveCount(0);
  await expect(reopen(page)).toHaveCount(0);
  await expect(CONTACT_PAGE.scope(page).getByTitle(CONTACT_PAGE.frameTitle)).toBeVisible();
});
