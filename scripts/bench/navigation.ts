/** From the click on a link of the header until the heading of its page has been painted. */
import type { Browser, Page } from '@playwright/test';

import { mainLinks } from '@/content/navigation';

import { islandsReady, withPage } from './device';
import { against, median, ms } from './figures';
import { GOALS } from './goals';
import type { Table } from './table';

async function follow(page: Page, href: string): Promise<number> {
  await page.evaluate((target) => {
    const before = document.querySelector('h1');
    const arrived = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const now = document.querySelector('h1');
            if (location.pathname !== target || !now || now === before)
              return requestAnimationFrame(look);
            // The first task after a frame: its paint is done.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return requestAnimationFrame(() => port2.postMessage(null));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { arrived });
  }, href);
  await page.locator(`header nav a[href="${href}"]`).first().click();
  return page.evaluate(() => (window as unknown as { arrived: Promise<number> }).arrived);
}

async function visitTwice(browser: Browser, address: string, href: string, slow: boolean) {
  return withPage(browser, { wide: true, slowProcessor: slow }, async (page) => {
    await page.goto(`${address}/`);
    await islandsReady(page);
    const first = await follow(page, href);
    await follow(page, '/');
    await islandsReady(page);
    return { first, again: await follow(page, href) };
  });
}

export async function measureNavigation(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Table> {
  const rows: string[][] = [];
  for (const { href } of mainLinks.slice(1)) {
    const cells: string[] = [];
    for (const slow of [false, true]) {
      const taken: { first: number; again: number }[] = [];
      while (taken.length < runs) taken.push(await visitTwice(browser, address, href, slow));
      for (const visit of ['first', 'again'] as const) {
        const time = median(taken.map((times) => times[visit]));
        cells.push(visit === 'again' ? against(ms(time), time, GOALS.nextPageMs) : ms(time));
      }
    }
    rows.push([href, ...cells]);
  }
  return {
    title: 'The next page',
    notes: [
      `In a wide window without a slow network: ms from the click until the heading of the next page is painted, median of ${runs}; at the first visit of the page and, on a warm site, at the second.`,
    ],
    head: ['page', 'first', 'warm', 'first, slow processor', 'warm, slow processor'],
    rows,
  };
}
