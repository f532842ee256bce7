/** The phone that Lighthouse simulates: a small touch screen and a 4x CPU slowdown. */
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type Page } from '@playwright/test';

import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { chromiumOrStop, NO_ADDRESS_BAR } from '@/scripts/tools';
import { createStaticServer } from '@/scripts/static-server';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;

/** Serves an export with its own headers while `work` runs. */
export async function served<Result>(dir: string, work: (address: string) => Promise<Result>) {
  const server = createStaticServer({ dir, basePath: '' });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch({
    executablePath: chromiumOrStop(),
    args: [NO_ADDRESS_BAR],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page in a new profile. */
export async function withPage<Result>(
  browser: Browser,
  { newVisitor = false },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    // esbuild wraps named functions in this helper, including those that run in the page.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
    if (!newVisitor)
      await context.addInitScript((key) => {
        if (location.protocol === 'http:') sessionStorage.setItem(key, 'true');
      }, POPUP_FLAG_KEY);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The last island to hydrate sets scrollRestoration. */
export const islandsReady = async (page: Page) => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};
