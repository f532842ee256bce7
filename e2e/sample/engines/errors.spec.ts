/** Tests that a test fails if its page logs an error, in each engine. */
import { expect, test } from '@/e2e/sample/engines/siteTest';

test.use({ trouble: /Broken on purpose/ });

test('An error of the page is reported', async ({ tab }) => {
  await tab.open('/thank-you');
  await tab.evaluate(() => void setTimeout(() => console.error('Broken on purpose')));
  await expect
    .poll(() => tab.errors())
    .toContainEqual(expect.stringContaining('Broken on purpose'));
});
