import { expect, test as base } from '@playwright/test';
import type { Browser } from 'puppeteer-core';

import { VISITOR } from '@/e2e/sample/support/form';
import { isHydrated } from '@/e2e/sample/support/page';
import { type SiteName, SITES, urlOf } from '@/e2e/sites';

import { type Driver, openFirefox, openWebKit, startFirefox } from './drivers';

/** The Esc key (https://www.w3.org/TR/webdriver/#keyboard-actions). */
export const ESCAPE = '\uE00C';

/** For what a page becomes. Between two documents, it does not answer. */
const SOON = { timeout: 30_000 };

/** The selector of an element, and the start of its label or text. */
type Target = readonly [selector: string, text: string];

/**
 * Returns the center of the first visible element, also in a frame, in px. Runs in the page: the function is
 * serialized.
 */
function find([selector, text]: Target) {
  const frames = [...document.querySelectorAll('iframe')];
  const element = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
    .filter((each) => (each.ariaLabel ?? each.innerText).trim().startsWith(text))
    .find((each) => each.checkVisibility());
  if (!element) throw new Error(`${selector} “${text}” is not visible`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return {
    x: Math.round((frame?.x ?? 0) + box.x + box.width / 2),
    y: Math.round((frame?.y ?? 0) + box.y + box.height / 2),
  };
}

/** What a visitor does in a window. Functions for the page are serialized: they must not use outer variables. */
function visitorOf(driver: Driver, baseURL: string) {
  const evaluate = <T, A>(read: (facts: A) => T, facts?: A) =>
    driver.evaluate(`(${read})(${JSON.stringify(facts)})`) as Promise<T>;
  const until = (read: () => unknown, value: unknown) =>
    expect(async () => expect(await evaluate(read)).toEqual(value)).toPass(SOON);
  const goto = (path: string) => driver.goto(new URL(path, baseURL).href);
  const see = async (...target: Target) => {
    let point = { x: 0, y: 0 };
    await expect(async () => {
      point = await evaluate(find, target);
    }).toPass(SOON);
    return point;
  };
  const click = async (...target: Target) => driver.click(await see(...target));
  const expectPage = (path: string, heading: string) =>
    until(
      () => [location.href, document.querySelector('h1')?.innerText],
      [new URL(path, baseURL).href, heading],
    );
  return {
    ...driver,
    evaluate,
    until,
    goto,
    see,
    click,
    open: async (path: string) => {
      await goto(path);
      await until(isHydrated, true);
    },
    /** Fills in the visible form, and submits it. */
    submit: async ({ name, email }: typeof VISITOR) => {
      for (const [label, text] of [
        ['Name', name],
        ['Email', email],
        ['What do you want built?', VISITOR.message],
      ] as const) {
        await click('label', label);
        await driver.type(text);
      }
      await click('button', 'Submit');
    },
    // The script ends before the page is left: otherwise, WebKit's driver fails.
    back: () => evaluate(() => void setTimeout(() => history.back())),
    expectPage,
    /** Expects a page after a navigation of the router. */
    expectTop: async (path: string, heading: string) => {
      await expectPage(path, heading);
      await until(() => [scrollY, document.activeElement?.tagName], [0, 'MAIN']);
    },
    /** Expects a modal dialog, behind which the page does not scroll, to be open or closed. */
    expectModal: (isOpen: boolean) =>
      until(() => getComputedStyle(document.documentElement).overflowY === 'hidden', isOpen),
  };
}

type Fixtures = { build: SiteName; visitor: ReturnType<typeof visitorOf> };

/** Runs in Debian's build of the browser of the Playwright project. */
export const test = base.extend<Fixtures, { firefox: Browser | null }>({
  build: ['sample', { option: true }],

  firefox: [
    async ({ browserName }, provide) => {
      const firefox = browserName === 'firefox' ? await startFirefox() : null;
      await provide(firefox);
      await firefox?.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ build, firefox }, provide) => {
    const driver = await (firefox ? openFirefox(firefox) : openWebKit());
    const visitor = visitorOf(driver, urlOf(SITES[build]));
    await visitor.resize(1440, 900);
    // To a returning visitor, the popup does not open. Session storage belongs to an origin.
    await visitor.goto('./robots.txt');
    await visitor.evaluate(() => sessionStorage.setItem('popupShown_once', 'true'));
    await provide(visitor);
    await driver.close();
  },
});

export { expect };
