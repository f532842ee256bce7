/**
 * The phone that Lighthouse simulates, here for real: a small touch screen, a slow processor, and,
 * where asked for, a slow network.
 */
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

import { POPUP_FLAG_KEY } from '@/lib/popup';
import { NO_ADDRESS_BAR, provideChromium } from '@/scripts/browser';
import { createStaticServer } from '@/scripts/static-server';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SLOW_PROCESSOR = 4;

type Kind = {
  wide?: boolean;
  slowNetwork?: boolean;
  slowProcessor?: boolean;
  /** Has not met the popup yet. */
  newVisitor?: boolean;
};

/** Serves an export, with Brotli and its own headers, while `work` runs. */
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
    executablePath: await provideChromium(),
    args: [NO_ADDRESS_BAR],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page in a fresh profile, and the protocol that throttles it. */
export async function withPage<Result>(
  browser: Browser,
  { wide, slowNetwork, slowProcessor, newVisitor }: Kind,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(
    wide ? { viewport: { width: 1280, height: 800 } } : PHONE,
  );
  try {
    // The compiler of these scripts names functions by this, also those that run in the page.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
    if (!newVisitor)
      await context.addInitScript((key) => {
        if (location.protocol === 'http:') sessionStorage.setItem(key, 'true');
      }, POPUP_FLAG_KEY);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    if (slowProcessor)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** The last island to start takes over scrolling. */
export const islandsReady = async (page: Page) => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

/** Half a window at a time, until all that comes into view is there. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const seen = [...document.images].filter((image) => {
        const box = image.getBoundingClientRect();
        return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      });
      await Promise.allSettled(seen.map((image) => image.decode()));
    }
  });
