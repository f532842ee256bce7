import { contact } from '@/content/pages/ContactUs';
import { formIn } from '@/e2e/support/leadForm';
import { HEADINGS, open, at, otherPage } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test('A link in the form opens our terms in a new tab', async ({ context, page }) => {
  const path = otherPage;
  await page.route('**/forms/wtl/demo/**', async (route) => {
    const response = await route.fetch();
    const link = `<a href="${path}" target="_blank">Terms</a></form>`;
    await route.fulfill({ response, body: (await response.text()).replace('</form>', link) });
  });
  await open(page, at.contact);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    formIn(page, contact.frameTitle).getByRole('link', { name: 'Terms' }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
});
