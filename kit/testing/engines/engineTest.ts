import { expect, test as base } from '@playwright/test';

import type { Browser } from './driver';
import { launchFirefox } from './firefox';
import { launchWithPlaywright } from './playwright';
import { Tab } from './tab';
import { launchWebKit } from './webkit';
import { findEngine, type EngineName } from '../tools';

/** What the tests must know of the app. */
export type App = {
  /** Whether the page is hydrated. Runs in the page, so it must not use outer variables. */
  isHydrated: () => boolean;
  /** Prepares the tab before the test. */
  prepare?: (tab: Tab) => Promise<unknown>;
};

export type EngineOptions = { engine: EngineName };

type Fixtures = {
  /** A pattern for the errors that the test expects. */
  trouble: RegExp | null;
  app: App;
  tab: Tab;
};

function launch(engine: EngineName): Promise<Browser> {
  const { driver, file } = findEngine(engine)!;
  if (driver === 'bidi') return launchFirefox(file);
  if (driver === 'webdriver') return launchWebKit(file);
  return launchWithPlaywright(engine, file);
}

/** Extends Playwright's test to run in the browser engine of the Playwright project. */
export const test = base.extend<Fixtures, EngineOptions & { launched: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  app: [{ isHydrated: () => true }, { option: true }],
  trouble: [null, { option: true }],

  launched: [
    async ({ engine }, provide) => {
      const browser = await launch(engine);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ launched, app, trouble, baseURL }, provide) => {
    const driver = await launched.open(new URL(baseURL!).origin);
    const tab = new Tab(driver, baseURL!, app.isHydrated);
    await app.prepare?.(tab);
    await provide(tab);
    const errors = await driver.errors();
    await driver.close();
    const undeclared = errors.filter((line) => !trouble?.test(line));
    expect(undeclared, 'Errors that the test did not declare').toEqual([]);
  },
});

export { expect };
