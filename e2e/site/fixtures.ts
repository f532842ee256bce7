/** The browsers of an audit: they fire no conversion, submit no form and stay on the origin. */
import { test as base, type Page, type Request, type Route } from '@playwright/test';

import { type Known, knowNothing, PHONE, recordShifts } from '@/kit/testing/audit/appearance';
import { RECORDED, WITHHELD } from '@/kit/testing/audit/running';
import { prepare, type Fault } from '@/kit/testing/fault';

import { createTurn, OPTIONS } from './options';

const turn = createTurn(OPTIONS.workers);

/** Types of empty responses to requests to other origins, so that pages report no error. */
const EMPTY: Readonly<Record<string, string>> = {
  document: 'text/html',
  script: 'text/javascript',
  stylesheet: 'text/css',
};

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
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route('**/*', (route) => tab.pass(route));
    await page.routeWebSocket(/./, (socket) => {
      const isOwn = new URL(socket.url()).host === new URL(tab.origin).host;
      if (isOwn && !tab.isUsed) socket.connectToServer();
    });
    return tab;
  }

  async open(url: string) {
    this.origin = new URL(url).origin;
    this.opening = url;
    this.isUsed = false;
    await this.page.goto(url);
    await prepare(this.page);
  }

  /** From now on, the page sends nothing to its origin but requests for files. */
  use() {
    this.isUsed = true;
  }

  /** Whether a request loads another document: the page reloads, or a script follows a link or submits a form. */
  private isLeaving(request: Request) {
    if (!request.isNavigationRequest() || request.frame() !== this.page.mainFrame()) return false;
    const isOpening = request.url().split('#')[0] === this.opening;
    this.opening = undefined;
    return !isOpening;
  }

  private async pass(route: Route) {
    const request = route.request();
    const type = request.resourceType();
    if (new URL(request.url()).origin !== this.origin)
      return route.fulfill({
        contentType: EMPTY[type] ?? 'text/plain',
        headers: { 'access-control-allow-origin': '*' },
        body: '',
      });
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
    if (!isRead || this.isLeaving(request)) return route.fulfill({ status: 204 });
    if (this.isUsed && ['fetch', 'xhr', 'eventsource'].includes(type)) return route.abort(WITHHELD);
    await turn();
    await route.continue().catch(() => {});
  }
}

type Fixtures = {
  /** A page whose scripts run. */
  tab: Tab;
  /** Adds faults to the result of the test. */
  report: (faults: readonly Fault[]) => void;
};

type WorkerFixtures = {
  /** A page whose scripts do not run. */
  plainTab: Tab;
  /** A person who opens one page after another in a tab, so that a popup opens once. */
  visitor: { tab: Tab; known: Known };
};

/** After a page that does not end, a worker starts again: that is not the time of the next page. */
const START = { scope: 'worker', timeout: 60_000 } as const;

export const FINDING = 'finding';

export const test = base.extend<Fixtures, WorkerFixtures>({
  plainTab: [
    async ({ browser }, provide) => {
      const tab = await Tab.create(await browser.newPage({ javaScriptEnabled: false }));
      // Only its text is read.
      await tab.page.route('**/*', (route) =>
        /image|font|media/.test(route.request().resourceType()) ? route.abort() : route.fallback(),
      );
      await provide(tab);
    },
    START,
  ],

  visitor: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await recordShifts(page);
      await provide({ tab: await Tab.create(page), known: knowNothing(OPTIONS.patience) });
    },
    START,
  ],

  tab: async ({ visitor: { tab } }, provide, testInfo) => {
    const { page } = tab;
    await page.setViewportSize(PHONE);
    await provide(tab);
    // A page that does not end would not leave, either. Its worker ends.
    if (testInfo.status === 'timedOut') return;
    for (const event of RECORDED) page.removeAllListeners(event);
    await page.goto('about:blank');
  },

  // A failed expectation would start a new worker.
  report: ({}, provide, { annotations }) =>
    provide((faults) => {
      for (const fault of faults)
        annotations.push({ type: FINDING, description: JSON.stringify(fault) });
    }),
});
