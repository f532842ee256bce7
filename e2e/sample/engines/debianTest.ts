import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { expect, test as base } from '@playwright/test';

import { isHydrated } from '@/e2e/sample/support/page';
import { type Site, type SiteName, SITES, urlOf } from '@/e2e/sites';
import { pageDataOf } from '@/kit/testing/pageScripts';
import { createSiteServer } from '@/scripts/serve';
import { launchFirefox, launchWebKit, type Browser, type Driver } from '@/kit/testing/debian';
import { listen } from '@/kit/testing/process';

/**
 * An element: its role, the start of its accessible name, and the element that contains it. Instead of a
 * role, `title` finds a frame by its title, and `text` an element by its text.
 */
export type At = readonly [role: string, name?: string, inside?: At];

const LIBRARY = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** Describes the first visible element. Runs in the page: the function is serialized. */
function find([at, scrolls]: [At, boolean]) {
  const { TestingLibraryDom: library } = window as unknown as {
    TestingLibraryDom?: typeof import('@testing-library/dom');
  };
  if (!library) return null;
  const all = ([role, name = '', inside]: At): HTMLElement[] =>
    (inside ? all(inside) : [document.body]).flatMap((each) => {
      const part = (each as HTMLIFrameElement).contentDocument?.body ?? each;
      if (role === 'title') return library.queryAllByTitle(part, name);
      if (role === 'text') return library.queryAllByText(part, name);
      // Whether an element is visible is asked below: the library would compute the styles of all.
      const matches = { name: (full: string) => full.startsWith(name), hidden: true };
      return library.queryAllByRole(part, role, matches);
    });
  const element = all(at).find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element) return { isVisible: false };
  if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { ownerDocument: its } = element;
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const frame = its.defaultView!.frameElement?.getBoundingClientRect();
  // Comparing the box at two points in time could miss a slow animation.
  const moves = its
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === its.timeline)
    .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
  // The elements in a frame may move until the stylesheet of the frame has loaded.
  const isLoaded = its === document || its.readyState === 'complete';
  return {
    isVisible: true,
    isFocused: its.activeElement === element,
    isClickable: !moves && isLoaded && element.contains(its.elementFromPoint(left, top)),
    // In px, relative to the viewport of the page.
    center: { x: left + Math.round(frame?.x ?? 0), y: top + Math.round(frame?.y ?? 0) },
  };
}

/** Waits until a check of the page passes. Between two documents, the page does not answer. */
const waitFor = (check: () => Promise<unknown>) =>
  expect(check).toPass({ intervals: [20, 50, 100, 200], timeout: 30_000 });

/** A tab with the few actions that visitors do in the journeys. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly baseURL: string,
  ) {}

  readonly press = (key: 'Enter' | 'Escape') => this.driver.press(key);
  readonly resize = (width: number, height: number) => this.driver.resize(width, height);

  /** Evaluates a function in the page. It is serialized, so it must not use outer variables. */
  eval<T, A>(read: (facts: A) => T, facts?: A): Promise<T> {
    return this.driver.evaluate(`(${read})(${JSON.stringify(facts ?? null)})`) as Promise<T>;
  }

  /** Waits until a function in the page returns a value. */
  readonly until = (read: () => unknown, value: unknown) =>
    waitFor(async () => expect(await this.eval(read)).toEqual(value));

  readonly expectURL = (url: string) =>
    this.until(() => location.href, new URL(url, this.baseURL).href);

  readonly expectHydrated = () => this.until(isHydrated, true);

  /** Waits until another document is parsed. */
  private async leave(go: () => Promise<unknown>) {
    await this.eval(() => void Object.assign(window, { isPrevious: true }));
    await go();
    await this.until(() => 'isPrevious' in window || document.readyState === 'loading', false);
  }

  /** Opens a path, and waits until the document is parsed. */
  readonly goto = (path: string) =>
    this.leave(() => this.driver.goto(new URL(path, this.baseURL).href));

  // WebKit fails if a script leaves its document before it returns: here and below, the script returns first.
  readonly reload = () =>
    this.leave(() => this.eval(() => void setTimeout(() => location.reload())));

  /** Opens a path, and waits until the page is loaded and hydrated. */
  async open(path: string) {
    await this.goto(path);
    await this.expectHydrated();
    await this.expectLoaded();
  }

  /** In Firefox, what leaves a page that still loads replaces its entry in the history. */
  private readonly expectLoaded = () => this.until(() => document.readyState, 'complete');

  /** Goes back to a URL. Until the browser is there, a test would see the old page. */
  async back(url: string) {
    await this.expectLoaded();
    await this.eval(() => void setTimeout(() => history.back()));
    await this.expectURL(url);
  }

  private async find(at: At, scrolls = false) {
    const facts: [At, boolean] = [at, scrolls];
    const found = await this.eval(find, facts);
    if (found) return found;
    await this.driver.evaluate(`void (() => {${LIBRARY}\n})()`);
    return (await this.eval(find, facts))!;
  }

  private readonly expect = (at: At, found: Record<string, boolean>) =>
    waitFor(async () => expect(await this.find(at), JSON.stringify(at)).toMatchObject(found));

  readonly see = (at: At) => this.expect(at, { isVisible: true });
  readonly seeNo = (at: At) => this.expect(at, { isVisible: false });
  readonly expectFocused = (at: At) => this.expect(at, { isFocused: true });

  /** Waits until a click would hit the element and it has stopped moving, then clicks it. */
  async click(at: At) {
    let center = { x: 0, y: 0 };
    await waitFor(async () => {
      ({ center = center } = await this.find(at, true));
      expect(await this.find(at), JSON.stringify(at)).toMatchObject({ isClickable: true, center });
    });
    await this.driver.click(center.x, center.y);
  }

  async fill(at: At, text: string) {
    await this.click(at);
    await this.expectFocused(at);
    await this.driver.type(text);
  }
}

/**
 * Simulates a returning visitor, to whom the popup does not open. Opens a small file of
 * the site first, because session storage belongs to an origin.
 */
async function setReturning(tab: Tab) {
  await tab.goto('./robots.txt');
  await tab.eval(() => sessionStorage.setItem('popupShown_once', 'true'));
  // Otherwise, the history of the tab would say that the visit began at this file.
  await tab.eval(() => void setTimeout(() => location.replace('about:blank')));
  await tab.until(() => location.href, 'about:blank');
}

type Options = {
  /** The export that the test opens. */
  site: SiteName;
  /** A pattern for the errors that the test expects. */
  trouble: RegExp | null;
};

type Fixtures = {
  built: Site;
  /**
   * A server of the export, whose pages hydrate only after `release`, and again after `hold`, for engines that
   * cannot intercept requests.
   */
  held: { origin: string; hold: () => void; release: () => void };
  tab: Tab;
};

/** Extends Playwright's test to run in Debian's build of the browser of the Playwright project. */
export const test = base.extend<Options & Fixtures, { debian: Browser }>({
  site: ['sample', { option: true }],
  trouble: [null, { option: true }],

  built: ({ site }, provide) => provide(SITES[site]),

  baseURL: ({ built }, provide) => provide(urlOf(built)),

  held: async ({ built }, provide) => {
    const dir = built.dir;
    // Delay only the script without which nothing hydrates (kit/testing/pageScripts.ts), because delaying
    // all scripts would occupy every HTTP/1.1 connection. All pages have the same one.
    const last = pageDataOf(readFileSync(path.join(dir, 'index.html'), 'utf8')).scripts.at(-1)!;
    const site = createSiteServer({ dir, basePath: '' });
    let release = () => {};
    let released = Promise.resolve();
    const hold = () => {
      released = new Promise<void>((resolve) => (release = resolve));
    };
    hold();
    const { origin, stop } = await listen(
      createServer((request, response) => {
        if (request.url !== last) return site.emit('request', request, response);
        const script = readFileSync(path.join(dir, last));
        // Without headers, no browser keeps it.
        return released.then(() =>
          response.setHeader('Content-Type', 'text/javascript').end(script),
        );
      }),
    );
    await provide({ origin, hold, release: () => release() });
    release();
    await stop();
  },

  debian: [
    async ({ browserName }, provide) => {
      const browser = await (browserName === 'firefox' ? launchFirefox : launchWebKit)();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ debian, trouble, baseURL }, provide) => {
    const driver = await debian.open(new URL(baseURL!).origin);
    const tab = new Tab(driver, baseURL!);
    await tab.resize(1440, 900);
    await setReturning(tab);
    await provide(tab);
    const errors = await driver.errors();
    await driver.close();
    const undeclared = errors.filter((line) => !trouble?.test(line));
    expect(undeclared, 'Errors that the test did not declare').toEqual([]);
  },
});

export { expect };
