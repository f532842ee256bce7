/** The browser of an audit: one that fires no conversion, submits no form and stays on the origin. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Route,
} from '@playwright/test';

import { prepare } from '../fault';
import { findHeadlessChromium, NO_ADDRESS_BAR } from '../tools';

/** The time in which a page must load, in ms, unless the caller gives another one. */
export const LOAD_MS = 30_000;

/** The window in which pages load. */
export const PHONE = { width: 360, height: 740 };

/** A page may keep a connection open, so that the network is never idle. */
const IDLE_MS = 3000;

export type Tab = { page: Page; context: BrowserContext };

/** A picture of one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Responses that keep a page working which expects something from another origin. */
function answer(route: Route): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  switch (route.request().resourceType()) {
    case 'document':
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' });
    case 'script':
      return route.fulfill({ contentType: 'text/javascript', body: '', headers });
    case 'stylesheet':
      return route.fulfill({ contentType: 'text/css', body: '', headers });
    case 'image':
      return route.fulfill({ contentType: 'image/gif', body: PIXEL, headers });
    default:
      return route.fulfill({ status: 204, headers });
  }
}

export class Session {
  private constructor(
    private readonly browser: Browser,
    readonly origin: string,
    private readonly live: boolean,
    /** The time in which a page must load, in ms. */
    readonly timeout: number,
  ) {}

  static async start(
    origin: string,
    {
      live = false,
      timeout = LOAD_MS,
      executablePath = findHeadlessChromium(),
    }: { live?: boolean; timeout?: number; executablePath?: string } = {},
  ) {
    if (!executablePath || !existsSync(executablePath))
      throw new Error(
        'No browser: run npx playwright install chromium, or set PW_CHROMIUM to the path of your Chromium',
      );
    const browser = await chromium.launch({ executablePath, args: [NO_ADDRESS_BAR] });
    return new Session(browser, origin, live, timeout);
  }

  close() {
    return this.browser.close();
  }

  isOwn(url: string) {
    return new URL(url).origin === this.origin;
  }

  /** Opens a tab whose page may load documents only with `open`. */
  async tab({ scripts = true } = {}): Promise<Tab> {
    const context = await this.browser.newContext({
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await context.route('**/*', (route) => this.pass(route, page));
    return { context, page };
  }

  private async pass(route: Route, page: Page) {
    const request = route.request();
    const isOwn = this.isOwn(request.url());
    if (!isOwn && !this.live) return answer(route);
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
    if (isOwn && !isRead) return route.fulfill({ status: 204 });
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    // Leave the page where it is: a click of the audit has followed a link or submitted a form.
    if (isDocument && request.url().split('#')[0] !== this.opening.get(page))
      return route.fulfill({ status: 204 });
    await route.continue().catch(() => {});
  }

  private readonly opening = new WeakMap<Page, string>();

  /**
   * Opens a URL, and waits until the page is loaded.
   *
   * @throws PageError with a line that says why the page did not load
   */
  async open({ page }: Tab, url: string): Promise<void> {
    this.opening.set(page, url);
    try {
      await page.goto(url, { timeout: this.timeout });
    } catch (error) {
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      const reason = isSlow
        ? `does not load in ${this.timeout / 1000} s`
        : String(error).split('\n')[0];
      throw new PageError(reason!);
    }
    await prepare(page);
  }

  /** Waits until the page has what it requests. */
  async rest({ page }: Tab): Promise<void> {
    await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => {});
  }
}

/** A page that does not load. The message fits after the URL of the page. */
export class PageError extends Error {}

/** Runs work for all items, on as many at the same time as there are cores. */
export async function inParallel<Item, Lane>(
  items: readonly Item[],
  start: () => Promise<Lane>,
  work: (item: Item, lane: Lane) => Promise<void>,
) {
  const queue = [...items];
  const lanes = Math.min(Math.max(2, availableParallelism()), 4, items.length);
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      const lane = await start();
      for (let item = queue.shift(); item !== undefined; item = queue.shift())
        await work(item, lane);
    }),
  );
}
