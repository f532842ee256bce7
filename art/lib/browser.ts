import { existsSync } from 'node:fs';

import { chromium, type Browser, type Page } from '@playwright/test';

import { at } from './paths';

const types: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml' };

/** If this file does not exist, Playwright's Chromium is used. */
const systemBrowser = '/usr/bin/chromium';

/** A fictitious origin. openPage() answers requests to it with files from the repository. */
export const origin = 'http://art.test';

/** Runs a task with a browser, and closes the browser even if the task fails. */
export const withBrowser = async <T>(task: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch(
    existsSync(systemBrowser) ? { executablePath: systemBrowser } : {},
  );
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
};

/**
 * Opens a page that loads its files from the repository. Unlike a file:// page, it can use masks
 * and fonts from other folders. Requests for anything outside the repository fail. `made` contains
 * generated files that are not on disk, keyed by their path below /made/.
 */
export const openPage = async (
  browser: Browser,
  width: number,
  height: number,
  { deviceScaleFactor = 1, made = {} as Record<string, string> } = {},
): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const name = decodeURIComponent(url.pathname.slice(1));
    const path = at(name);
    const body = made[name.replace(/^made\//, '')];
    if (body !== undefined)
      await route.fulfill({ body, contentType: types[name.split('.').pop() ?? ''] });
    else if (url.origin === origin && existsSync(path)) await route.fulfill({ path });
    else {
      console.error(`Not in the repository: ${url.href}`);
      process.exitCode = 1;
      await route.abort();
    }
  });
  return page;
};

/** Waits until fonts and pictures have loaded, so that screenshots contain no fallback fonts. */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
};
