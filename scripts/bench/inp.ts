/** The time from a tap to the next paint, at 4x CPU slowdown. */
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { islandsReady, served, withBrowser, withPage } from './device';
import { INTERACTIONS, type Interaction } from './interactions';
import { against, median, ms, type Section } from './table';

/** Duration in ms of each event that belongs to an interaction. */
type Measured = { durations: number[] };

const GOAL_MS = 100;
/** Browsers do not report shorter events, and round durations to 8 ms. */
const SHORTEST_MS = 16;
/**
 * How long to wait for the report of an event. If there is none, the event was shorter than
 * SHORTEST_MS.
 */
const REPORT_MS = 500;

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

const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Measured).durations.length = 0;
  });

/**
 * The duration of an interaction is that of its longest event: pointerdown, pointerup or click. The
 * browser reports an event after its frame has been presented, so two more frames and an idle
 * period follow the wait.
 */
const longest = (page: Page) =>
  page.evaluate(async (wait) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    for (const pause of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback])
      await new Promise((resolve) => pause(resolve));
    return Math.max(0, ...(window as unknown as Measured).durations);
  }, REPORT_MS);

async function measure(browser: Browser, origin: string, interaction: Interaction, bare: boolean) {
  const { path: route, prepare, act, newVisitor } = interaction;
  return withPage(browser, { newVisitor }, async (page) => {
    await watchInteractions(page);
    if (bare) {
      // Hold requests instead of aborting them: to the page this looks like a slow network.
      await page.route('**/_next/static/**/*.js', () => {});
      await page.goto(origin + route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } else {
      await page.goto(origin + route);
      await islandsReady(page);
    }
    await prepare?.(page);
    if (prepare) await longest(page);
    await forget(page);
    await act(page);
    return longest(page);
  });
}

const cell = (durations: readonly number[]) => {
  const [middle, worst] = [median(durations), Math.max(...durations)];
  const text = (time: number) => (time < SHORTEST_MS ? `< ${SHORTEST_MS}` : ms(time));
  return [against(text(middle), middle, GOAL_MS), text(worst)];
};

async function repeated(times: number, work: () => Promise<number>) {
  const taken: number[] = [];
  while (taken.length < times) taken.push(await work());
  return taken;
}

const NOT_MEASURED = { nothing: ['nothing to tap', ''], document: ['a new document', ''] };

export const inp: Section = ({ runs }) =>
  served(path.join(root, EXPORTS.delivered.dir), (origin) =>
    withBrowser(async (browser) => {
      const rows: string[][] = [];
      for (const interaction of INTERACTIONS) {
        const { name, bare } = interaction;
        const taken = (held: boolean) =>
          repeated(runs, () => measure(browser, origin, interaction, held));
        const hydrated = cell(await taken(false));
        rows.push([name, ...hydrated, ...(bare ? NOT_MEASURED[bare] : cell(await taken(true)))]);
      }
      return [
        {
          title: 'Interactions',
          notes: [
            `On a phone at 4x CPU slowdown, in ms from the tap to the next paint: median and worst of ${runs}; after hydration, and before the scripts have loaded. Browsers round to 8 ms and report nothing below ${SHORTEST_MS}.`,
          ],
          head: ['interaction', 'after hydration', 'worst', 'before scripts', 'worst'],
          rows,
        },
      ];
    }),
  );
