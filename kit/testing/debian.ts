/**
 * Drives Debian's Firefox and WebKitGTK, which Playwright 1.65 cannot drive. Playwright starts Debian's
 * Firefox 153 (`channel: 'moz-firefox'`), but its first page fails (`emulation.setMediaFeaturesOverride`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { launch, type Page } from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';

import { freePort, runServer } from './process';
import { DEBIAN } from './tools';
import { isForeign } from './trouble';

/** A window of a browser. */
export type Driver = {
  goto: (url: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page and returns its JSON-serializable value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a point of the viewport, in px, and clicks. */
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape') => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** All errors of the pages, one line each. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

export type Browser = {
  /** Opens a window of a new visitor. A request to another origin is an error. */
  open: (origin: string) => Promise<Driver>;
  close: () => Promise<void>;
};

/** Only the timeout of the test applies. */
const NO_TIMEOUTS = { timeout: 0, protocolTimeout: 0 };

export async function launchFirefox(): Promise<Browser> {
  const options = { browser: 'firefox', executablePath: DEBIAN.firefox, ...NO_TIMEOUTS } as const;
  const browser = await launch(options);
  const open = async (origin: string): Promise<Driver> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const errors = recordTrouble(page, origin);
    return {
      goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({ width, height }),
      errors: () => Promise.resolve(errors),
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}

/** Records all errors of a page. Firefox reports CSP violations as page errors. */
function recordTrouble(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    // Firefox 153 also reports a picture that still loads when the page is left.
    if (text !== 'Image corrupt or truncated.') errors.push(`page error ${text}`);
  });
  page.on('request', (request) => {
    if (isForeign(request.url(), origin)) errors.push(`foreign ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/**
 * GTK styles for the widgets of the browser. They do not affect the page. Without them, the toolbar
 * buttons prevent the window from being as narrow as a phone.
 */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';

/** WebKitWebDriver may never respond if the document unloads during a call. The caller tries again. */
const EVALUATION_MS = 5000;

export async function launchWebKit(): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = await startScreen();
  const port = await freePort();
  const server = await runServer(DEBIAN.webkit, ['-p', String(port)], {
    port,
    cwd: home,
    // NO_AT_BRIDGE turns off the accessibility bus, which exists only in desktop sessions.
    env: { DISPLAY: screen.display, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
  });
  // By default, and with `eager`, commands wait for the load event, which a test may hold back.
  const capabilities = { browserName: 'MiniBrowser', pageLoadStrategy: 'none' };
  const builder = new Builder().usingServer(server.origin).withCapabilities(capabilities);
  const browser = await builder.build();
  const first = await browser.getWindowHandle();
  const evaluate = (expression: string) =>
    Promise.race([
      browser.executeScript(`${RECORD}; return (${expression})`),
      setTimeout(EVALUATION_MS, undefined, { ref: false }).then(() => {
        throw new Error(`No answer in ${EVALUATION_MS} ms`);
      }),
    ]);
  const open = async (): Promise<Driver> => {
    // It has a session storage of its own.
    await browser.switchTo().newWindow('window');
    return {
      goto: (url) => browser.get(url),
      evaluate,
      click: (x, y) => browser.actions().move({ x, y, duration: 0 }).click().perform(),
      press: (key) =>
        browser.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform(),
      type: (text) => browser.actions().sendKeys(text).perform(),
      resize: (width, height) => browser.manage().window().setRect({ width, height }),
      errors: () => evaluate('self.errors') as Promise<string[]>,
      close: async () => {
        await browser.close();
        await browser.switchTo().window(first);
      },
    };
  };
  const close = async () => {
    await browser.quit();
    await server.stop();
    await screen.stop();
    await rm(home, { recursive: true });
  };
  return { open, close };
}

/** Starts Xvfb, a virtual display. Xvfb chooses a display number and prints it when it is ready. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(DEBIAN.display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(screen, 'exit');
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const stop = async () => {
    screen.kill();
    await ended;
  };
  return { display: `:${number.toString().trim()}`, stop };
}

/**
 * WebDriver does not expose WebKit's console, so a script in the page records errors. It runs with the
 * first evaluation, so it misses earlier errors. In Firefox, they are recorded, too.
 */
const RECORD = `(() => {
  if (self.errors) return;
  const errors = (self.errors = []);
  const { error } = console;
  console.error = (...words) => {
    errors.push('console ' + words.join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => errors.push('page error ' + message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push('page error ' + reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push('refused ' + effectiveDirective + ' ' + blockedURI),
  );
})()`;
