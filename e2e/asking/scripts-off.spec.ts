import { contact } from '@/content/pages/ContactUs';
import { leadForm } from '@/content/leadForm';
import { question, reopen } from '@/e2e/support/consent';
import { formIn, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { paths } from '@/e2e/support/site';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';

test.use({ javaScriptEnabled: false });

/** Any request to the ad network would be an undeclared error. */
test('Without scripts, there is no consent banner and no ad network, but the form is there', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  for (const path of paths) {
    await page.goto(path);
    await expect(question(page)).toHaveCount(0);
    await expect(reopen(page)).toHaveCount(0);
  }
  await page.goto('/ContactUs');
  const panel = CONTACT_PAGE.scope(page);
  const form = formIn(panel, contact.frameTitle);
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: leadForm.direct })).toBeVisible();
});
