/** Tests interactions with scripts off. site/pages.spec.ts tests that each page is complete. */
import { counters } from '@/content/collections/counters';
import { bookNow, titleAt } from '@/e2e/support/booking';
import { expectLead } from '@/e2e/support/expectPageComplete';
import { figures } from '@/e2e/support/journeys';
import { expectPage, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ javaScriptEnabled: false });

test('Without scripts, the counters show their final values, "Book Now" leads to the contact page with the product in the URL, and the form leads to /thank-you', async ({
  page,
}) => {
  await page.goto('/');
  await expect(figures(page)).toHaveText(
    counters.map(({ target, suffix = '' }) => `${target}${suffix}`),
  );
  await expect(page.locator('.stop-motion')).toBeHidden();
  await page.goto(at.products);
  await bookNow(page, titleAt(8)).click();
  await expect(page).toHaveURL(`${at.contact}?${new URLSearchParams({ product: titleAt(8) })}`);
  await expectPage(page, at.contact);
  await expect(page.locator('.form-skeleton')).toHaveCount(1);
  await expect(page.locator('.form-skeleton')).toBeHidden();
  await expectLead(page);
});
