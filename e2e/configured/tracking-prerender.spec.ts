import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, standInForNetwork, REPORT } from '@/e2e/support/tracking';

test('A prerendered page is reported once it is activated', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await standInForNetwork(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`foreign ${request.url()}`));
  await page.addInitScript(() => {
    const state = { prerendering: true };
    Object.defineProperty(document, 'prerendering', { get: () => state.prerendering });
    Object.assign(window, {
      activateForTest: () => {
        state.prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((line) => NETWORK_REQUEST.test(line))).toEqual([]);
  expect(await page.evaluate(() => 'lintrk' in window)).toBe(false);
  await page.evaluate(() =>
    (window as unknown as { activateForTest: () => void }).activateForTest(),
  );
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  // The events wait in the tag's queue. The tag is requested a little later.
  await expect.poll(() => asked.some((line) => NETWORK_REQUEST.test(line))).toBe(true);
});

test('A prefetched page reports nothing', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await standInForNetwork(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`foreign ${request.url()}`));
  await open(page, '/');
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  const before = asked.filter((line) => NETWORK_REQUEST.test(line)).length;
  const fetched = page.waitForResponse('**/FAQ');
  await page.evaluate(() => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: '/FAQ' });
    document.head.append(link);
  });
  await fetched;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((line) => NETWORK_REQUEST.test(line))).toHaveLength(before);
  expect(await conversions(page)).toEqual([REPORT, REPORT]);
});
