/** The browsers of an audit: they fire no conversion, submit no form and stay on the origin. */
import { test as base, type Page, type Route } from '@playwright/test';

import { type Known, knowNothing, PHONE, recordShifts } from '@/kit/testing/audit/appearance';
import { RECORDED, WITHHELD } from '@/kit/testing/audit/running';
import { prepare, type Fault } from '@/kit/testing/fault';

import { OPTIONS } from './options';

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

/** A page that loads only the documents with which it is opened. */
class Tab {
  private origin = '';
  /** The document that the page may load. */
  private opening: string | undefined;
  /** Whether the audit uses controls, which may do anything. */
  private isUsed = false;

  private constructor(readonly page: Page) {}

  static async create(page: Page) {
    const tab = new Tab(page);
    await page.route('**/*', (route) => tab.pass(route));
    await page.routeWebSocket(/./, (socket) => {
      const isOwn = new URL(socket.url()).host === new URL(tab.origin).host;
      if ((isOwn || OPTIONS.live) && !tab.isUsed) socket.connectToServer();
    });
    return tab;
  }

  async open(url: string) {
    this.origin = new URL(url).origin;
    this.opening = url;
    this.isUsed = false;
    const response = await this.page.goto(url);
    await prepare(this.page);
    return response!;
  }

  /** From now on, the page sends nothing to its origin but requests for files. */
  use() {
    this.isUsed = true;
  }

  private async pass(route: Route) {
    const request = route.request();
    const url = request.url();
    const isOwn = new URL(url).origin === this.origin;
    if (!isOwn && !OPTIONS.live) return answer(route);
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
    if (isOwn && !isRead) return route.fulfill({ status: 204 });
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) {
      // Stay: the page reloads, or a click of the audit has followed a link or submitted a form.
      if (url.split('#')[0] !== this.opening) return route.fulfill({ status: 204 });
      this.opening = undefined;
    }
    if (isOwn && this.isUsed && ['fetch', 'xhr', 'eventsource'].includes(request.resourceType()))
      return route.abort(WITHHELD);
    await fetch(process.env.AUDIT_TURNS!);
    await route.continue().catch(() => {});
  }
}

type Fixtures = {
  /** A page whose scripts do not run. */
  plainTab: Tab;
  /** A page whose scripts run. */
  tab: Tab;
  /** Adds faults to the result of the test. */
  report: (faults: readonly Fault[]) => void;
};

type WorkerFixtures = {
  /** A person who opens one page after another in a tab, so that a popup opens once. */
  visitor: { tab: Tab; known: Known };
};

export const FINDING = 'finding';

export const test = base.extend<Fixtures, WorkerFixtures>({
  javaScriptEnabled: false,

  plainTab: async ({ page }, provide) => provide(await Tab.create(page)),

  visitor: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        javaScriptEnabled: true,
      });
      // A window that a page opens.
      await context.route('**/*', (route) => route.fulfill({ status: 204 }));
      const page = await context.newPage();
      await recordShifts(page);
      await provide({ tab: await Tab.create(page), known: knowNothing() });
      await context.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ visitor: { tab } }, provide) => {
    const { page } = tab;
    await page.setViewportSize(PHONE);
    await provide(tab);
    for (const event of RECORDED) page.removeAllListeners(event);
    const others = page
      .context()
      .pages()
      .filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    await page.goto('about:blank');
  },

  // A failed expectation would start a new worker.
  report: ({}, provide, { annotations }) =>
    provide((faults) => {
      for (const fault of faults)
        annotations.push({ type: FINDING, description: JSON.stringify(fault) });
    }),
});
