import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { follow } from '@/e2e/support/attribution';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { islandsReady, open } from '@/e2e/support/site';
import { followToContact } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import {
  CONTACT_CONVERSION,
  CONVERSION,
  NETWORK_REQUEST,
  PARTNER,
  mockAdNetwork,
} from '@/e2e/support/tracking';
import { mainLinks } from '@/e2e/support/navigation';
import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

const TRACK = `track ${CONVERSION}`;
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
  const contact = async () => {
    await followToContact(page);
    await expectAt('/ContactUs');
  };
  const back = async (path: string) => {
    await page.goBack();
    await expectAt(path);
  };
  const forward = async (path: string) => {
    await page.goForward();
    await expectAt(path);
  };

  const expected = [...DOCUMENT];
  const check = (...more: string[]) => {
    expected.push(...more);
    return expect.poll(() => log).toEqual(expected);
  };

  await open(page, '/');
  await check();
  for (const { href } of mainLinks.slice(1)) await follow(page, href);
  await check();
  await keepHere();
  await press(site.email);
  await check(TRACK);
  await contact();
  await check(...CONTACT_IN);
  const pixel = page.locator(`img[src^="${PIXEL_ORIGIN}/"]`);
  const { searchParams } = new URL((await pixel.getAttribute('src'))!);
  expect(Object.fromEntries(searchParams)).toEqual({
    pid: PARTNER,
    conversionId: CONTACT_CONVERSION,
    fmt: 'gif',
  });
  await follow(page, '/FAQ');
  await check(...CONTACT_OUT);
  await back('/ContactUs');
  await check(...CONTACT_IN);
  await forward('/FAQ');
  await check(...CONTACT_OUT);
  await page.reload();
  await islandsReady(page);
  await check(...DOCUMENT);
  await follow(page, '/Services');
  await contact();
  await check(...CONTACT_IN);
  await page.reload();
  await islandsReady(page);
  await keepHere();
  await check(...CONTACT_DOCUMENT);
  await press(site.phone.display);
  await press(site.email);
  await check(TRACK, TRACK);
  await back('/Services');
  await check(...CONTACT_OUT);
  await back('/FAQ');
  await follow(page, '/Products');
  await follow(page, '/');
  await back('/Products');
  await forward('/');
  await press(site.phone.display);
  await check(TRACK);
  expect(expected.filter((line) => line === TRACK)).toHaveLength(10);
  expect(expected.filter((line) => line === '+ script')).toHaveLength(3);
  expect(expected.filter((line) => line === '+ pixel')).toHaveLength(4);
});
