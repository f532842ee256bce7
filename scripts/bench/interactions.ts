/**
 * Measures the time from a tap to the next paint, after hydration, on an emulated phone with 4x CPU
 * slowdown.
 */
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { popup } from '@/content/popup';
import { shell } from '@/content/shell';
import { isHydrated } from '@/lib/early';
import { EXPORTS } from '@/scripts/exports';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { root } from '@/scripts/command';
import { served } from '@/kit/hosts/static-server';
import { chromiumOrStop, NO_ADDRESS_BAR } from '@/kit/testing/tools';

import { against, median, ms, type Section } from './table';

/** The phone that Lighthouse simulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const GOAL_MS = 80;
/** Browsers do not report shorter events. They round durations to the nearest 8 ms. */
const SHORTEST_MS = 16;
/**
 * How long to wait for the browser to report an event. If the browser has not reported the event by
 * then, the event was shorter than SHORTEST_MS.
 */
const REPORT_MS = 500;

type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  tap: (page: Page) => Promise<void>;
  /** Whether this is a new visitor, for whom the popup may open during the measurement. */
  newVisitor?: true;
};

const sidebar = (page: Page) => page.getByRole('dialog', { name: shell.sidebarTitle });
const openSidebar = (page: Page) => page.getByRole('button', { name: shell.openSidebar }).tap();
const bookNow = (page: Page) => page.locator('main article').first().getByRole('button').tap();
const booking = (page: Page) => page.getByRole('dialog', { name: /^Book / });
const popupDialog = (page: Page) => page.getByRole('dialog', { name: popup.title });
const close = { name: popup.close };

const INTERACTIONS: readonly Interaction[] = [
  { name: 'open the menu', path: '/', tap: openSidebar },
  {
    name: 'close the menu',
    path: '/',
    prepare: async (page) => {
      await openSidebar(page);
      await sidebar(page).waitFor();
    },
    tap: (page) => sidebar(page).getByRole('button', { name: shell.closeSidebar }).tap(),
  },
  {
    name: 'open a question',
    path: '/FAQ',
    tap: (page) => page.locator('main details:not([open]) > summary').first().tap(),
  },
  { name: 'Book Now', path: '/Products', tap: bookNow },
  {
    name: 'close the booking dialog',
    path: '/Products',
    prepare: async (page) => {
      await bookNow(page);
      await booking(page).waitFor();
    },
    tap: (page) => booking(page).getByRole('button', close).tap(),
  },
  {
    name: 'close the popup',
    path: '/',
    newVisitor: true,
    prepare: (page) => popupDialog(page).waitFor(),
    tap: (page) => popupDialog(page).getByRole('button', close).tap(),
  },
  {
    name: 'follow a link in the table of contents',
    path: '/Privacy-policy',
    prepare: (page) => page.locator('main .contents-folded > summary').tap(),
    tap: (page) => page.locator('main .contents-folded a').nth(3).tap(),
  },
];

/** Duration in ms of each event that belongs to an interaction. */
type Measured = { durations: number[] };

const watchInteractions = (page: Page) =>
  page.addInitScript((shortest) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const options = { type: 'event', durationThreshold: shortest } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe(options);
  }, SHORTEST_MS);

/**
 * Returns the duration of the longest pointerdown, pointerup or click event since the last call.
 * The browser reports an event only after the frame is painted, so this function waits for two more
 * frames and an idle period.
 */
const longest = (page: Page) =>
  page.evaluate(async (wait) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    for (const pause of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback])
      await new Promise((resolve) => pause(resolve));
    return Math.max(0, ...(window as unknown as Measured).durations.splice(0));
  }, REPORT_MS);

async function measure(browser: Browser, origin: string, interaction: Interaction) {
  const context = await browser.newContext(PHONE);
  try {
    // esbuild wraps named functions in calls to its helper `__name`. Some of these functions run in
    // the page, where the helper would be missing.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
    if (!interaction.newVisitor)
      await context.addInitScript((key) => {
        if (location.protocol === 'http:') sessionStorage.setItem(key, 'true');
      }, POPUP_FLAG_KEY);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await watchInteractions(page);
    await page.goto(origin + interaction.path);
    await page.waitForFunction(isHydrated);
    await interaction.prepare?.(page);
    await longest(page);
    await interaction.tap(page);
    return await longest(page);
  } finally {
    await context.close();
  }
}

const text = (time: number) => (time < SHORTEST_MS ? `< ${SHORTEST_MS}` : ms(time));

export const interactions: Section = ({ runs }) =>
  served(path.join(root, EXPORTS.delivered.dir), async (origin) => {
    const browser = await chromium.launch({
      executablePath: chromiumOrStop(),
      args: [NO_ADDRESS_BAR],
    });
    const rows: string[][] = [];
    try {
      for (const interaction of INTERACTIONS) {
        const taken: number[] = [];
        while (taken.length < runs) taken.push(await measure(browser, origin, interaction));
        const middle = median(taken);
        rows.push([
          interaction.name,
          against(text(middle), middle, GOAL_MS),
          text(Math.max(...taken)),
        ]);
      }
    } finally {
      await browser.close();
    }
    return {
      note: `On a phone at ${CPU_SLOWDOWN}x CPU slowdown, after hydration, in ms from the tap to the next paint: median and worst of ${runs}. Browsers round to 8 ms and report nothing below ${SHORTEST_MS}.`,
      head: ['interaction', 'median', 'worst'],
      rows,
    };
  });
