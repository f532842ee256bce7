/**
 * What each browser engine implements, with the names of Playwright. `Tab` is made from it, so one class
 * serves all engines.
 */

export type Point = { x: number; y: number };
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab';
export type Size = { width: number; height: number };

/** Controls a browser window, which starts with an empty session. */
export interface Driver {
  /** Opens a URL. Resolves when the document is parsed. Pictures may still be loading. */
  goto: (url: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page and returns its JSON-serializable value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a point and clicks. */
  click: (point: Point) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  setViewportSize: (size: Size) => Promise<unknown>;
  /** All errors since the window was opened, one line each. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

export interface Browser {
  /** @param origin the origin of the site; a request to another origin is an error */
  open: (origin: string) => Promise<Driver>;
  close: () => Promise<void>;
}

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
): Pick<Driver, 'goto' | 'evaluate' | 'click' | 'press' | 'type'> => ({
  goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});
