/** A stand-in for the tag of Google Analytics, which needs consent, runs (support/google.ts). */
import { accept } from '@/e2e/sample/support/consent';
import { expectThanks, fillIn, formIn, submit } from '@/e2e/sample/support/form';
import { mockGoogle } from '@/e2e/sample/support/google';
import { back, follow, islandsReady, open } from '@/e2e/sample/support/page';
import { mockAdNetwork, SERVICE_REQUEST, VENDOR_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

test.beforeEach(async ({ page, permit }) => {
  permit(VENDOR_REQUEST);
  await mockAdNetwork(page);
});

test('From consent on, Google Analytics counts each page once, whether it is loaded, opened from another page or reached by Back', async ({
  page,
}) => {
  const counted = await mockGoogle(page);
  await open(page, '/');
  await follow(page, 'Services');
  await expect(page).toHaveURL('/Services');
  await accept(page);
  await expect.poll(() => counted).toEqual(['page_view /Services']);
  await follow(page, 'FAQ');
  await expect.poll(() => counted.slice(1)).toEqual(['page_view /FAQ']);
  await back(page, '/Services');
  await expect.poll(() => counted.slice(2)).toEqual(['page_view /Services']);
  await page.reload();
  await expect.poll(() => counted.slice(3)).toEqual(['page_view /Services']);
});

test('A hosted form that was submitted is counted as one lead, and neither a reload nor a direct visit of /thank-you is', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  const counted = await mockGoogle(page);
  await open(page, '/ContactUs');
  await accept(page);
  const form = formIn(page, 'Contact Form');
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
  await expect
    .poll(() => counted.toSorted())
    .toEqual(['generate_lead /thank-you', 'page_view /ContactUs', 'page_view /thank-you']);
  await page.reload();
  await islandsReady(page);
  await expect.poll(() => counted.slice(3)).toEqual(['page_view /thank-you']);
  await open(page, '/thank-you');
  await expect.poll(() => counted.slice(4)).toEqual(['page_view /thank-you']);
});
