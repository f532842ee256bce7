import { existsSync } from 'node:fs';

import { chromium, type Browser, type Page } from '@playwright/test';

import { at } from './paths';

const types: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml' };

/** The system's Chromium where there is one, else the one Playwright installed. */
const systemBrowser = '/usr/bin/chromium';

/** A name that exists only inside the page: behind it lies the repository itself. */
export const origin = 'http://art.test';

/** Runs a task with a browser and closes it whatever happens. */
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
 * A page whose addresses are the repository's files. A file:// page may not use masks or fonts from
 * other folders, a served one may. Nothing else is reachable, so a picture cannot depend on it.
 * `made` holds files that exist only while a picture is taken, by their address under /made/.
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

/** Waits until fonts and pictures are there: a capture must never show a fallback. */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
};
