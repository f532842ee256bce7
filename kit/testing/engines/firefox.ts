import { launch, type Page } from 'puppeteer-core';

import type { Browser } from './driver';
import { driverOf } from './driver';
import { isForeign } from '../trouble';

/**
 * Launches Debian's Firefox and drives it with WebDriver BiDi, because Playwright supports only its
 * own build of Firefox. Playwright 1.65 starts Debian's Firefox 153 (`channel: 'moz-firefox'`), but its
 * first page fails (`emulation.setMediaFeaturesOverride`): look again at each upgrade, because
 * puppeteer-core can go then.
 */
export async function launchFirefox(file: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: file,
    // Turn off Puppeteer's timeouts, so that only the timeout of the test applies.
    timeout: 0,
    protocolTimeout: 0,
  });
  const open: Browser['open'] = async (origin) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const errors = recordTrouble(page, origin);
    return {
      ...driverOf(page),
      setViewportSize: (size) => page.setViewport(size),
      errors: async () => errors,
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}

/** Records all errors of a page. Firefox reports CSP violations as page errors. */
function recordTrouble(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    errors.push(`page error ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('request', (request) => {
    if (isForeign(request.url(), origin)) errors.push(`foreign ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
