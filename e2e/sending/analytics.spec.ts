/** Runs Plausible's own tracker under the policy of the site, which requires Trusted Types. */
import { expectThanks } from '@/e2e/support/leadForm';
import { LEAD_REQUEST, sendAs } from '@/e2e/support/leads';
import { follow, islandsReady, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const pageView = (path: string) => `pageview ${path}`;

test('Each page is counted once, whether it is loaded, opened from another page or reached by Back', async ({
  page,
  counted,
}) => {
  await open(page, '/?utm_source=news');
  await expect.poll(() => counted).toEqual([pageView('/')]);
  await follow(page, '/FAQ');
  await expect.poll(() => counted).toEqual(['/', '/FAQ'].map(pageView));
  await page.goBack();
  await expect.poll(() => counted).toEqual(['/', '/FAQ', '/'].map(pageView));
  await page.reload();
  await expect.poll(() => counted).toEqual(['/', '/FAQ', '/', '/'].map(pageView));
});

test('A submitted form is counted as one lead, and neither a reload nor a direct visit of /thank-you is', async ({
  page,
  permit,
  counted,
}) => {
  permit(LEAD_REQUEST);
  const seen = [pageView('/ContactUs'), pageView('/thank-you'), 'lead /thank-you'];
  const sorted = () => [...counted].sort();
  await open(page, '/ContactUs');
  await sendAs(page);
  await expectThanks(page);
  await expect.poll(sorted).toEqual([...seen].sort());
  for (const visit of [() => page.reload(), () => page.goto('/thank-you')]) {
    await visit();
    await islandsReady(page);
    seen.push(pageView('/thank-you'));
    await expect.poll(sorted).toEqual([...seen].sort());
  }
});
