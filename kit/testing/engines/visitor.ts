import { expect } from '@playwright/test';

import type { Driver, Key, Size } from './driver';
import { look, type Target, type Sight } from './target';

/** The polling intervals are short, because most conditions are met immediately. */
const WAIT = { intervals: [20, 50, 100, 200], timeout: 30_000 };

/** Simulates a visitor. The API is the same for all engines. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
    private readonly isHydrated: () => boolean,
  ) {}

  readonly press = (key: Key) => this.driver.press(key);
  readonly resize = (size: Size) => this.driver.resize(size);
  readonly troubles = () => this.driver.troubles();

  /** Opens a path without waiting for hydration. */
  readonly go = (path: string) => this.driver.go(`${this.origin}${path}`);

  readonly expectHydrated = () => this.expectValue(this.isHydrated, true);

  async open(path: string) {
    await this.go(path);
    await this.expectHydrated();
  }

  /**
   * Evaluates a function in the page. The function is serialized, so it must not use outer
   * variables.
   */
  evaluate<T, A>(find: (facts: A) => T, facts?: A): Promise<T> {
    return this.driver.evaluate(`(${find})(${JSON.stringify(facts ?? null)})`) as Promise<T>;
  }

  see(target: Target, { bring = false } = {}): Promise<Sight> {
    const call = `(${look})(${JSON.stringify(target)}, ${bring})`;
    return this.driver.evaluate(call) as Promise<Sight>;
  }

  /** Waits until the target is reachable and has stopped moving, then clicks it. */
  async click(target: Target) {
    let middle = { x: 0, y: 0 };
    await expect(async () => {
      const { box } = await this.see(target, { bring: true });
      expect(await this.see(target)).toMatchObject({ visible: true, reachable: true, box });
      middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }).toPass(WAIT);
    await this.driver.click(middle);
  }

  async fill(target: Target, text: string) {
    await this.click(target);
    await this.expectAt(target, { focused: true });
    await this.driver.type(text);
  }

  async back() {
    await this.evaluate(() => history.back());
  }

  async forward() {
    await this.evaluate(() => history.forward());
  }

  async expectAt(target: Target, sight: Partial<Sight>) {
    await expect(async () => expect(await this.see(target)).toMatchObject(sight)).toPass(WAIT);
  }

  expectSeen = (target: Target) => this.expectAt(target, { visible: true });
  expectUnseen = (target: Target) => this.expectAt(target, { visible: false });

  async expectValue<T, A>(find: (facts: A) => T, value: unknown, facts?: A) {
    await expect(async () => {
      const answer: unknown = await this.evaluate(find, facts);
      expect(answer).toEqual(value);
    }).toPass(WAIT);
  }

  /** Waits for a URL, given as path, query and fragment. */
  expectURL = (url: string) =>
    this.expectValue(() => location.href.slice(location.origin.length), url);
}
