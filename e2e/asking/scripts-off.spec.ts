import { question, reopen } from '@/e2e/support/consent';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ javaScriptEnabled: false });

// The test does not permit requests to the ad network, so any such request makes it fail.
test('Without scripts, the form is shown, but there is no consent banner and no request to the ad network', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await page.goto(at.contact);
  await expect(question(page)).toHaveCount(0);
  await expect(reopen(page)).toHaveCount(0);
  await expect(CONTACT_PAGE.scope(page).getByTitle(CONTACT_PAGE.frameTitle)).toBeVisible();
});
