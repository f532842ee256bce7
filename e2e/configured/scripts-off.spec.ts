import { contact } from '@/content/pages/ContactUs';
import { leadForm } from '@/content/leadForm';
import { formIn, SERVICE_REQUEST, submitIn } from '@/e2e/support/leadForm';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { CONTACT_NAMES, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ javaScriptEnabled: false });

// The test does not permit requests to the ad network, so any such request makes it fail.
test('Without scripts, the form and the contact links are shown, but there is no request to the ad network', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await page.goto('/');
  await page.goto(`${at.contact}?product=Cab+Booking+App`);
  const panel = CONTACT_PAGE.scope(page);
  const form = formIn(panel, contact.frameTitle);
  await expect(submitIn(form)).toBeVisible();
  await expect(panel.getByRole('heading', { name: leadForm.direct })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('');
  await expect(panel.locator('.form-skeleton')).toBeHidden();
  for (const name of CONTACT_NAMES) await expect(panel.getByRole('link', { name })).toBeVisible();
});
