import { launch, type Page } from 'puppeteer-core';

import type { Browser, Driver, Traits } from '@/e2e/engines/driver';

/** Firefox of Debian, through WebDriver BiDi: Playwright’s own protocol needs a patched one. */
export async function launchFirefox(
  file: string,
  { lessMotion, scriptsOff }: Traits,
  origin: string,
): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: file,
    // 0 waits for as long as the test may take.
    timeout: 0,
    protocolTimeout: 0,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': lessMotion ? 1 : 0,
      'javascript.enabled': !scriptsOff,
    },
  });
  const open = async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const troubles = recordTrouble(page, origin);
    const close = () => context.close();
    return { ...driverOf(page), troubles: async () => troubles, close };
  };
  return { open, close: () => browser.close() };
}

const driverOf = (page: Page): Omit<Driver, 'troubles' | 'close'> => ({
  go: async (url) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
  },
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewport(size),
});

/** Firefox reports violations of the content security policy as errors of the page. */
function recordTrouble(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    troubles.push(`page error ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin) {
      troubles.push(`foreign ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}
