/** The browsers of an audit: they fire no conversion, submit no form and stay on the origin. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** The time in which all judges of a page must end: a multiple of the time in which it must load. */
const LIMIT = 3;

/** The window in which pages load. */
export const PHONE = { width: 360, height: 740 };

/** A page may keep a connection open, so that the network is never idle. */
const IDLE_MS = 3000;

export type Tab = { page: Page; context: BrowserContext; browser: Browser };

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

/** The audit cannot run: the message says why, and what to do, in one line. */
export class CannotAudit extends Error {}

export class Session {
  private readonly live: boolean;
  private readonly executablePath: string;
  /** The time in which a page must load, in ms. */
  readonly timeout: number;
  /** The time in which all judges of a page must end, in ms. */
  private readonly limit: number;
  private readonly browsers = new Set<Browser>();

  /** @throws CannotAudit if there is no browser */
  constructor(
    readonly origin: string,
    {
      live = false,
      timeout = LOAD_MS,
      limit = timeout * LIMIT,
      executablePath = findHeadlessChromium(),
    }: { live?: boolean; timeout?: number; limit?: number; executablePath?: string } = {},
  ) {
    if (!executablePath || !existsSync(executablePath))
      throw new CannotAudit(
        'No browser: run npx playwright install chromium, or set PW_CHROMIUM to the path of your Chromium',
      );
    this.live = live;
    this.timeout = timeout;
    this.limit = limit;
    this.executablePath = executablePath;
  }

  async close() {
    await Promise.all([...this.browsers].map((browser) => browser.close()));
  }

  isOwn(url: string) {
    return new URL(url).origin === this.origin;
  }

  /**
   * Opens a tab whose page may load documents only with `open`. Each tab has a browser of its own,
   * which can be replaced: Chromium 156 sometimes stops painting a page, and then a screenshot or
   * `document.fonts.ready` waits for ever.
   *
   * @throws CannotAudit if the browser does not start
   */
  async tab({ scripts = true } = {}): Promise<Tab> {
    const { executablePath } = this;
    const browser = await chromium
      .launch({ executablePath, args: [NO_ADDRESS_BAR] })
      .catch((error: Error) => {
        const [why] = error.message.split('\n');
        throw new CannotAudit(`${executablePath} does not start (${why})`);
      });
    this.browsers.add(browser);
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await context.route('**/*', (route) => this.pass(route, page));
    return { browser, context, page };
  }

  /**
   * Runs work for all items, each in a tab, on as many tabs at the same time as there are cores. A
   * browser that does not answer is replaced, and the work begun again. If it does not answer then,
   * either, the item fails.
   *
   * @param open opens a tab
   * @param fail gets the item and a message that fits after the URL of the page
   */
  async inTabs<Item, Own extends Tab>(
    items: readonly Item[],
    {
      open,
      work,
      fail,
      note,
    }: {
      open: () => Promise<Own>;
      work: (item: Item, tab: Own, isAgain: boolean) => Promise<void>;
      fail: (item: Item, message: string) => void;
      note: (line: string) => void;
    },
  ) {
    const queue = [...items];
    const { limit } = this;
    const stuck = `stops the browser from answering in ${limit / 1000} s`;
    const tabs = Math.min(Math.max(2, availableParallelism()), 4, items.length);
    const lane = async () => {
      let tab = await open();
      const attempt = async (item: Item, isAgain = false): Promise<void> => {
        if (await endsInTime(work(item, tab, isAgain), limit)) return;
        await this.closeTab(tab);
        tab = await open();
        if (isAgain) return fail(item, stuck);
        note('A browser did not answer: its page is audited again, in another one');
        return attempt(item, true);
      };
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await attempt(item);
      await this.closeTab(tab);
    };
    await Promise.all(Array.from({ length: tabs }, lane));
  }

  private async closeTab({ browser }: Tab) {
    this.browsers.delete(browser);
    await browser.close();
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

/** Whether work ends in time, in ms. If its browser is closed afterwards, its error means nothing. */
async function endsInTime(work: Promise<void>, limit: number) {
  const timer = new AbortController();
  const late = sleep(limit, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    timer.abort();
    work.catch(() => {});
  }
}
