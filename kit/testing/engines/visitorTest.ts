import { expect, test as base } from '@playwright/test';

import type { Browser, Traits } from './driver';
import { launchFirefox } from './firefox';
import { launchWithPlaywright } from './playwright';
import { Visitor } from './visitor';
import { launchWebKit } from './webkit';
import { findEngine, type EngineName } from '../tools';

/** What the tests must know of the app. */
export type App = {
  /** Whether the page is hydrated. Runs in the page, so it must not use outer variables. */
  isHydrated: () => boolean;
  /** Prepares the window of a visitor, before the test. */
  prepare?: (visitor: Visitor) => Promise<unknown>;
};

export type EngineOptions = { engine: EngineName };

type Fixtures = Traits & {
  /** A pattern for the errors that the test expects. */
  trouble: RegExp | null;
  app: App;
  visitor: Visitor;
};

function launch(engine: EngineName, traits: Traits): Promise<Browser> {
  const { driver, file } = findEngine(engine)!;
  if (driver === 'bidi') return launchFirefox(file, traits);
  if (driver === 'webdriver') return launchWebKit(file, traits);
  return launchWithPlaywright(engine, file, traits);
}

/**
 * Extends Playwright's test to run in the browser engine of the Playwright project. Restarts the
 * browser only if a test needs different browser preferences.
 */
export const test = base.extend<
  Fixtures,
  EngineOptions & { browserFor: (traits: Traits) => Promise<Browser> }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  lessMotion: [false, { option: true }],
  scriptsOff: [false, { option: true }],
  app: [{ isHydrated: () => true }, { option: true }],
  trouble: [null, { option: true }],

  browserFor: [
    async ({ engine }, provide) => {
      let running: { key: string; browser: Browser } | undefined;
      await provide(async (traits) => {
        const key = JSON.stringify(traits);
        if (running?.key !== key) {
          await running?.browser.close();
          running = { key, browser: await launch(engine, traits) };
        }
        return running.browser;
      });
      await running?.browser.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ browserFor, lessMotion, scriptsOff, app, trouble, baseURL }, provide) => {
    const { origin } = new URL(baseURL!);
    const browser = await browserFor({ lessMotion, scriptsOff });
    const driver = await browser.open(origin);
    const visitor = new Visitor(driver, origin, scriptsOff ? null : app.isHydrated);
    await app.prepare?.(visitor);
    await provide(visitor);
    const troubles = await driver.troubles();
    await driver.close();
    const undeclared = troubles.filter((line) => !trouble?.test(line));
    expect(undeclared, 'Errors that the test did not declare').toEqual([]);
  },
});

export { expect };
