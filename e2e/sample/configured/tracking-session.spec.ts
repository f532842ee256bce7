import type { Page } from '@playwright/test';

import { expectThanks, fillIn, formIn, submit } from '@/e2e/sample/support/form';
import { back, followTo, forward, islandsReady, open } from '@/e2e/sample/support/page';
import { mockAdNetwork, NETWORK_REQUEST, SERVICE_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

const INSIGHT_SCRIPT = 'https://snap.licdn.com/li.lms-analytics/insight.min.js';
const PIXEL_ORIGIN = 'https://px.ads.linkedin.com';

const TRACK = 'track 7654321';
const LEAD = 'track 7654323';
/**
 * The log of a page load: LinkedIn's script is added, then the events `app-load` and `footer-load`
 * are sent.
 */
const DOCUMENT = ['+ script', TRACK, TRACK];
const CONTACT_IN = ['+ contact script', '+ pixel'];
/**
 * The contact page adds its script and pixel before the layout sends its two events, because React
 * runs the effects of a page before those of its layout.
 */
const CONTACT_DOCUMENT = ['+ script', ...CONTACT_IN, TRACK, TRACK];
const CONTACT_OUT = ['- contact script', '- pixel'];

/**
 * Records, in order, each call to `lintrk`, and each time that a script or pixel of the ad network
 * is added to the page or removed from it.
 */
async function recordTracking(page: Page) {
  const log: string[] = [];
  await page.exposeFunction('logForTest', (line: string) => void log.push(line));
  await page.addInitScript(
    ([insight, pixels]) => {
      if (window.top !== window) return;
      const { logForTest } = window as unknown as { logForTest: (line: string) => void };
      const nameOf = (node: Node) => {
        if (node instanceof HTMLScriptElement && node.src === insight)
          return node.dataset.tracking ? 'contact script' : 'script';
        if (node instanceof HTMLImageElement && node.src.startsWith(pixels!)) return 'pixel';
        return undefined;
      };
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes) if (nameOf(node)) logForTest(`+ ${nameOf(node)}`);
          for (const node of removedNodes) if (nameOf(node)) logForTest(`- ${nameOf(node)}`);
        }
      }).observe(document, { childList: true, subtree: true });
      let lintrk: unknown;
      Object.defineProperty(window, 'lintrk', {
        get: () => lintrk,
        set: (call: (...data: [string, { conversion_id: number }]) => void) => {
          lintrk = Object.assign((...data: Parameters<typeof call>) => {
            logForTest(`${data[0]} ${data[1].conversion_id}`);
            call(...data);
          }, call);
        },
      });
    },
    [INSIGHT_SCRIPT, PIXEL_ORIGIN],
  );
  return log;
}

test('A session of twenty page views reports the expected events and no others', async ({
  page,
  permit,
}) => {
  test.slow();
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await mockAdNetwork(page);
  const log = await recordTracking(page);
  const press = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name }).click({ noWaitAfter: true });
  const keepHere = () =>
    page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  const expectAt = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeFocused();
  };
  const contact = () => followTo(page, 'Book a Call With Experts!', '/ContactUs');
  const goBack = async (path: string) => {
    await back(page, path);
    await expectAt(path);
  };
  const goForward = async (path: string) => {
    await forward(page, path);
    await expectAt(path);
  };

  const expected = [...DOCUMENT];
  const check = (...more: string[]) => {
    expected.push(...more);
    return expect.poll(() => log).toEqual(expected);
  };

  await open(page, '/');
  await check();
  await followTo(page, 'About Us', '/AboutUs');
  await followTo(page, 'Services', '/Services');
  await followTo(page, 'Products', '/Products');
  await followTo(page, 'FAQ', '/FAQ');
  await followTo(page, 'Privacy Policy', '/Privacy-policy');
  await check();
  await keepHere();
  await press('hello@brightkiln.example');
  await check(TRACK);
  await contact();
  await check(...CONTACT_IN);
  const pixel = page.locator(`img[src^="${PIXEL_ORIGIN}/"]`);
  const { searchParams } = new URL((await pixel.getAttribute('src'))!);
  expect(Object.fromEntries(searchParams)).toEqual({
    pid: '1234567',
    conversionId: '7654322',
    fmt: 'gif',
  });
  await followTo(page, 'FAQ', '/FAQ');
  await check(...CONTACT_OUT);
  await goBack('/ContactUs');
  await check(...CONTACT_IN);
  await goForward('/FAQ');
  await check(...CONTACT_OUT);
  await page.reload();
  await islandsReady(page);
  await check(...DOCUMENT);
  await followTo(page, 'Services', '/Services');
  await contact();
  await check(...CONTACT_IN);
  await page.reload();
  await islandsReady(page);
  await keepHere();
  await check(...CONTACT_DOCUMENT);
  await press('+1 202 555 0142');
  await press('hello@brightkiln.example');
  await check(TRACK, TRACK);
  await goBack('/Services');
  await check(...CONTACT_OUT);
  await goBack('/FAQ');
  await followTo(page, 'Products', '/Products');
  await followTo(page, 'Home', '/');
  await goBack('/Products');
  await goForward('/');
  await press('+1 202 555 0142');
  await check(TRACK);
  expect(expected.filter((line) => line === TRACK)).toHaveLength(10);
  expect(expected.filter((line) => line === '+ script')).toHaveLength(3);
  expect(expected.filter((line) => line === '+ pixel')).toHaveLength(4);
});

test('A lead is one conversion of its own on /thank-you, which reports what every document does, and a reload and a visit are none', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await mockAdNetwork(page);
  await open(page, '/ContactUs');
  const log = await recordTracking(page);
  const form = formIn(page, 'Contact Form');
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
  const counted = () => log.filter((line) => line.startsWith('track')).sort();
  await expect.poll(counted).toEqual([TRACK, TRACK, LEAD]);
  await page.reload();
  await islandsReady(page);
  await expect.poll(counted).toEqual([TRACK, TRACK, TRACK, TRACK, LEAD]);
  await open(page, '/thank-you');
  await expect.poll(counted).toEqual([TRACK, TRACK, TRACK, TRACK, TRACK, TRACK, LEAD]);
});
