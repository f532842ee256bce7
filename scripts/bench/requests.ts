/** What happens on the wire and on the screen while a page loads on the slow phone. */
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { routes } from '@/content/routes';
import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { cover } from './coverage';
import { islandsReady, scrollThrough, served, withBrowser, withPage } from './device';
import { against, kB, layoutShift, ms, sum } from './figures';
import { GOALS } from './goals';
import type { Section } from './section';
import { recordRequests, seenBy, watchPaint, type Fetched } from './wire';

const ofType = (fetched: readonly Fetched[], type: string) => {
  const bytes = fetched.filter((request) => request.type === type).map((request) => request.bytes);
  return { count: bytes.length, bytes: sum(bytes) };
};

async function load(browser: Browser, url: string, route: string) {
  return withPage(browser, { slowNetwork: true, slowProcessor: true }, async (page, session) => {
    const fetched = recordRequests(session);
    await watchPaint(page);
    await page.goto(url);
    await islandsReady(page);
    await page.waitForLoadState('networkidle');
    const { paint } = await seenBy(page);
    const blocking = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
          ).length,
    );
    const before = fetched.filter(({ ended }) => ended <= paint);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const shift = layoutShift((await seenBy(page)).shifts);
    const cell = (type: string, most: { count: number; bytes: number }) => {
      const { count, bytes } = ofType(before, type);
      const text = count === 0 ? '0' : `${count} (${kB(bytes)})`;
      return count > most.count || bytes > most.bytes ? `**${text}**` : text;
    };
    const none = { count: 0, bytes: 0 };
    const pictures = ofType(fetched, 'Image').bytes;
    const most = route === '/' ? GOALS.scrolledHomePictures : Infinity;
    return [
      route,
      ms(paint),
      against(String(blocking), blocking, 0),
      cell('Document', { count: 1, bytes: GOALS.document(route) }),
      cell('Font', GOALS.fontsBeforePaint),
      cell('Image', GOALS.picturesBeforePaint),
      cell('Stylesheet', none),
      cell('Script', none),
      against(shift.toFixed(3), shift, 0),
      against(kB(pictures), pictures, most),
      kB(sum(fetched.map(({ bytes }) => bytes))),
    ];
  });
}

export const requests: Section = () =>
  served(path.join(root, EXPORTS.delivered.dir), (address) =>
    withBrowser(async (browser) => {
      const loads: string[][] = [];
      const covers: string[][] = [];
      for (const { path: route } of routes) {
        loads.push(await load(browser, address + route, route));
        covers.push(await cover(browser, address + route, route));
      }
      const pages = ['page', 'LCP, ms', 'blocking', 'document', 'fonts', 'pictures'];
      return [
        {
          title: 'Requests',
          notes: [
            'On the phone with the slow network: what has arrived before the largest paint, as a count and kB on the wire; layout shift, pictures and bytes (kB) of the page scrolled to its end.',
          ],
          head: [...pages, 'styles', 'scripts', 'CLS', 'scrolled: pictures', 'scrolled: all'],
          rows: loads,
        },
        {
          title: 'Coverage',
          notes: [
            'Share of characters that ran or matched once the page was loaded and scrolled. Without an interaction: what a dialog or the next page needs counts as unused.',
          ],
          head: ['page', 'scripts', 'styles'],
          rows: covers,
        },
      ];
    }),
  );
