import { test as base } from '@playwright/test';

import type { Browser, Traits } from '@/e2e/engines/driver';
import { launchFirefox } from '@/e2e/engines/firefox';
import { launchWithPlaywright } from '@/e2e/engines/playwright';
import { Visitor } from '@/e2e/engines/visitor';
import { launchWebKit } from '@/e2e/engines/webkit';
import { expect } from '@/e2e/support/test';
import { findEngine, type EngineName } from '@/scripts/tools';

export type EngineOptions = { engine: EngineName };

type Launched = (traits: Traits, origin: string) => Promise<Browser>;
type Fixtures = {
  traits: Traits;
  /** A new visitor, who gets the popup. */
  isNew: boolean;
  /** The errors that the test expects. */
  trouble: RegExp | null;
  visitor: Visitor;
};

function launch(engine: EngineName, traits: Traits, origin: string): Promise<Browser> {
  const { driver, file } = findEngine(engine)!;
  if (driver === 'bidi') return launchFirefox(file, traits, origin);
  if (driver === 'webdriver') return launchWebKit(file, traits);
  return launchWithPlaywright(engine, file, traits, origin);
}

/**
 * A test for the engine of the project. The browser is reused for tests with the same preferences.
 */
export const test = base.extend<Fixtures, EngineOptions & { launched: Launched }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  traits: [{}, { option: true }],
  isNew: [false, { option: true }],
  trouble: [null, { option: true }],

  launched: [
    async ({ engine }, provide) => {
      let running: { traits: string; browser: Browser } | undefined;
      await provide(async (traits, origin) => {
        const key = JSON.stringify(traits);
        if (running?.traits !== key) {
          await running?.browser.close();
          running = { traits: key, browser: await launch(engine, traits, origin) };
        }
        return running.browser;
      });
      await running?.browser.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ launched, traits, isNew, trouble, baseURL }, provide) => {
    const { origin } = new URL(baseURL!);
    const browser = await launched(traits, origin);
    const driver = await browser.open();
    const visitor = new Visitor(driver, origin, !traits.scriptsOff);
    if (!isNew) await visitor.comeBack();
    await provide(visitor);
    const troubles = await driver.troubles();
    await driver.close();
    const undeclared = troubles.filter((line) => !trouble?.test(line));
    expect(undeclared, 'Errors that the test did not declare').toEqual([]);
  },
});

export { expect };
