import { formIn, submitIn } from '@/e2e/sample/support/form';
import { SERVICE_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ javaScriptEnabled: false });

// The test does not permit requests to the ad network, so any such request makes it fail.
test('Without scripts, the form and the contact links are shown, but there is no request to the ad network', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await page.goto('/');
  await page.goto('/ContactUs?product=Cab+Booking+App');
  const panel = page.getByRole('region', { name: 'Ask for a call or a price range' });
  const form = formIn(panel, 'Contact Form');
  await expect(submitIn(form)).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Prefer to reach us directly?' })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('');
  await expect(panel.locator('.form-skeleton')).toBeHidden();
  for (const name of ['hello@brightkiln.example', '+1 202 555 0142', 'Chat'])
    await expect(panel.getByRole('link', { name })).toBeVisible();
});
