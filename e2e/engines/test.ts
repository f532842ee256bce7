import { test as base } from '@playwright/test';

import type { Browser, Traits } from '@/e2e/engines/driver';
import { launchFirefox } from '@/e2e/engines/firefox';
import { launchWithPlaywright } from '@/e2e/engines/playwright';
import { Visitor } from '@/e2e/engines/visitor';
import { launchWebKit } from '@/e2e/engines/webkit';
import { expect } from '@/e2e/support/test';
import { findEngine, type EngineName } from '@/scripts/test/tools';

export type EngineOptions = { engine: EngineName };

type Fixtures = Traits & {
  /** Whether the visitor is new. The popup opens only for new visitors. */
  isNew: boolean;
  /** A pattern for the errors that the test expects. */
  trouble: RegExp | null;
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
  isNew: [false, { option: true }],
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

  visitor: async ({ browserFor, lessMotion, scriptsOff, isNew, trouble, baseURL }, provide) => {
    const { origin } = new URL(baseURL!);
    const browser = await browserFor({ lessMotion, scriptsOff });
    const driver = await browser.open(origin);
    const visitor = new Visitor(driver, origin, !scriptsOff);
    if (!isNew) await visitor.setReturning();
    await provide(visitor);
    const troubles = await driver.troubles();
    await driver.close();
    const undeclared = troubles.filter((line) => !trouble?.test(line));
    expect(undeclared, 'Errors that the test did not declare').toEqual([]);
  },
});

export { expect };
