/** How long the page takes to answer a finger, and to show the next page. */
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { islandsReady, served, withBrowser, withPage } from './device';
import { against, median, ms } from './figures';
import { GOALS } from './goals';
import { INTERACTIONS, type Interaction } from './interactions';
import { measureNavigation } from './navigation';
import type { Section } from './section';

/** In ms, one for each event that belongs to an interaction. */
type Presses = { presses: number[] };

/** Browsers report no event that was answered faster, and round to 8 ms. */
const SHORTEST_MS = 16;
/** Wait for the report of an event; without one the answer was shorter than any that is reported. */
const PATIENCE_MS = 500;

const watchPresses = (page: Page) =>
  page.addInitScript((shortest) => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    const options = { type: 'event', durationThreshold: shortest } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) presses.push(entry.duration);
    }).observe(options);
  }, SHORTEST_MS);

const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Presses).presses.length = 0;
  });

/**
 * An interaction is as long as its longest event: press, release, click. The browser reports it once
 * its frame is on the screen, so two more frames and a quiet moment follow the wait.
 */
const longest = (page: Page) =>
  page.evaluate(async (patience) => {
    await new Promise((resolve) => setTimeout(resolve, patience));
    for (const pause of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback])
      await new Promise((resolve) => pause(resolve));
    return Math.max(0, ...(window as unknown as Presses).presses);
  }, PATIENCE_MS);

async function press(browser: Browser, address: string, interaction: Interaction, bare: boolean) {
  const { path: route, prepare, act, newVisitor } = interaction;
  return withPage(browser, { slowProcessor: true, newVisitor }, async (page) => {
    await watchPresses(page);
    if (bare) {
      // Held, not refused: that is how a slow network looks to the page.
      await page.route('**/_next/static/**/*.js', () => {});
      await page.goto(address + route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } else {
      await page.goto(address + route);
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
  return [against(text(middle), middle, GOALS.interactionMs), text(worst)];
};

async function repeated(times: number, work: () => Promise<number>) {
  const taken: number[] = [];
  while (taken.length < times) taken.push(await work());
  return taken;
}

const MISSING = { nothing: ['nothing to press', ''], document: ['a new document', ''] };

export const inp: Section = ({ runs }) =>
  served(path.join(root, EXPORTS.delivered.dir), (address) =>
    withBrowser(async (browser) => {
      const rows: string[][] = [];
      for (const interaction of INTERACTIONS) {
        const { name, bare } = interaction;
        const measure = (held: boolean) =>
          repeated(runs, () => press(browser, address, interaction, held));
        const running = cell(await measure(false));
        rows.push([name, ...running, ...(bare ? MISSING[bare] : cell(await measure(true)))]);
      }
      return [
        {
          title: 'Interactions',
          notes: [
            `On the phone with the slow processor, in ms from the touch to the next paint: median and worst of ${runs}; with islands that run, and before their scripts have arrived. Browsers round to 8 ms and report nothing below ${SHORTEST_MS}.`,
          ],
          head: ['interaction', 'islands run', 'worst', 'before scripts', 'worst'],
          rows,
        },
        await measureNavigation(browser, address, runs),
      ];
    }),
  );
