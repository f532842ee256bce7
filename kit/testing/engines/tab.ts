import { expect } from '@playwright/test';

import type { Driver, Key, Size } from './driver';
import { find, type Found, type Locator } from './locator';

/** The polling intervals are short, because most conditions are met immediately. */
const WAIT = { intervals: [20, 50, 100, 200], timeout: 30_000 };

/** A browser tab of any engine, with the verbs of Playwright's `Page`. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly baseURL: string,
    private readonly isHydrated: () => boolean,
  ) {}

  readonly press = (key: Key) => this.driver.press(key);
  readonly setViewportSize = (size: Size) => this.driver.setViewportSize(size);
  readonly errors = () => this.driver.errors();

  /** Playwright resolves URLs in this way, too. */
  private readonly resolve = (url: string) => new URL(url, this.baseURL).href;

  /** Opens a path without waiting for hydration. */
  readonly goto = (path: string) => this.driver.goto(this.resolve(path));
  /** Goes back to a URL. Until the browser is there, a test would see the old page. */
  async goBack(url: string) {
    await this.evaluate(() => history.back());
    await this.expectURL(url);
  }

  async goForward(url: string) {
    await this.evaluate(() => history.forward());
    await this.expectURL(url);
  }

  readonly expectHydrated = () => this.expectValue(this.isHydrated, true);

  /** Opens a path, and waits for hydration. */
  async open(path: string) {
    await this.goto(path);
    await this.expectHydrated();
  }

  /**
   * Evaluates a function in the page. The function is serialized, so it must not use outer
   * variables.
   */
  evaluate<T, A>(read: (facts: A) => T, facts?: A): Promise<T> {
    return this.driver.evaluate(`(${read})(${JSON.stringify(facts ?? null)})`) as Promise<T>;
  }

  private find(locator: Locator, scrolls = false): Promise<Found> {
    const call = `(${find})(${JSON.stringify(locator)}, ${scrolls})`;
    return this.driver.evaluate(call) as Promise<Found>;
  }

  /** Waits until a click would hit the element and it has stopped moving, then clicks it. */
  async click(locator: Locator) {
    let point = { x: 0, y: 0 };
    await expect(async () => {
      const { center } = await this.find(locator, true);
      expect(await this.find(locator)).toMatchObject({ visible: true, clickable: true, center });
      point = center;
    }).toPass(WAIT);
    await this.driver.click(point);
  }

  async fill(locator: Locator, text: string) {
    await this.click(locator);
    await this.expectFocused(locator);
    await this.driver.type(text);
  }

  async attribute(locator: Locator, name: string): Promise<string | undefined> {
    return (await this.find(locator)).attributes[name];
  }

  private async expect(locator: Locator, found: Record<string, unknown>) {
    await expect(async () => expect(await this.find(locator)).toMatchObject(found)).toPass(WAIT);
  }

  readonly expectVisible = (locator: Locator) => this.expect(locator, { visible: true });
  readonly expectHidden = (locator: Locator) => this.expect(locator, { visible: false });
  readonly expectFocused = (locator: Locator) => this.expect(locator, { focused: true });
  readonly expectNotFocused = (locator: Locator) => this.expect(locator, { focused: false });
  /** Waits until a click would hit the element. */
  readonly expectClickable = (locator: Locator) => this.expect(locator, { clickable: true });
  readonly expectCount = (locator: Locator, count: number) => this.expect(locator, { count });
  readonly expectText = (locator: Locator, text: string) =>
    this.expect(locator, { visible: true, text });
  /** @param value the value, or a matcher such as `expect.stringContaining` */
  readonly expectAttribute = (locator: Locator, name: string, value: unknown) =>
    this.expect(locator, { attributes: { [name]: value } });

  async expectValue<T, A>(read: (facts: A) => T, value: unknown, facts?: A) {
    await expect(async () => {
      const answer: unknown = await this.evaluate(read, facts);
      expect(answer).toEqual(value);
    }).toPass(WAIT);
  }

  readonly expectURL = (url: string) => this.expectValue(() => location.href, this.resolve(url));
}
