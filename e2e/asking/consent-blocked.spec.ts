import { book, booking, TITLES } from '@/e2e/support/booking';
import { follow } from '@/e2e/support/attribution';
import { isTracked, question, reopen } from '@/e2e/support/consent';
import { formIn, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { open } from '@/e2e/support/site';
import { BOOKING } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';

test('If a blocker stops the consent banner, the site works and the ad network is not loaded', async ({
  page,
  context,
  permit,
}) => {
  permit(SERVICE_REQUEST, /^(failed|console) .*net::ERR_BLOCKED_BY_CLIENT/);
  const blocked: string[] = [];
  await context.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('cc-main')) return route.fulfill({ response });
    blocked.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await open(page, '/');
  await expect.poll(() => blocked).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  await expect(reopen(page)).toHaveCount(0);
  await follow(page, 'Products');
  await book(page, TITLES[0]!);
  const form = formIn(booking(page), BOOKING.frameTitle);
  await expect(form.getByRole('heading', { name: 'Form service' })).toBeVisible();
  expect(await isTracked(page)).toBe(false);
});
