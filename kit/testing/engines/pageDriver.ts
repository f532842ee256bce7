import type { Driver, Key } from './driver';

/** The methods that the `Page` classes of Playwright and Puppeteer have in common. */
type Page = {
  goto: (url: string, options: { waitUntil: 'domcontentloaded' }) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<unknown> };
  keyboard: {
    press: (key: Key) => Promise<unknown>;
    type: (text: string) => Promise<unknown>;
  };
};

export const driverOf = (
  page: Page,
): Pick<Driver, 'go' | 'evaluate' | 'click' | 'press' | 'type'> => ({
  go: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});
