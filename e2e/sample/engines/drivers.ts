/**
 * Drives Debian's Firefox and WebKitGTK, which Playwright 1.65 cannot drive. Playwright starts Debian's
 * Firefox 153 (`channel: 'moz-firefox'`), but its first page fails (`emulation.setMediaFeaturesOverride`).
 */
import path from 'node:path';

import { type Browser, launch } from 'puppeteer-core';

import { freePort, startServer } from '@/e2e/support/process';
import { DEBIAN } from '@/e2e/support/tools';
import { root } from '@/scripts/command';

/** Its visitors prefer reduced motion. */
export const startFirefox = () =>
  launch({
    browser: 'firefox',
    executablePath: DEBIAN.firefox,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    // Only the timeout of the test applies.
    protocolTimeout: 0,
  });

/** A window of a new visitor. */
export async function openFirefox(browser: Browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    goto: (url: string): Promise<unknown> => page.goto(url, { timeout: 0 }),
    /** Evaluates a JavaScript expression. */
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    /** Clicks a point of the viewport, in px. */
    click: ({ x, y }: { x: number; y: number }): Promise<unknown> => page.mouse.click(x, y),
    /** Types into the focused element. */
    type: (text: string): Promise<unknown> => page.keyboard.type(text),
    resize: (width: number, height: number): Promise<unknown> =>
      page.setViewport({ width, height }),
    close: () => context.close(),
  };
}

export type Driver = Awaited<ReturnType<typeof openFirefox>>;

/** WebKitWebDriver may never respond if the document unloads during an evaluation. The caller tries again. */
const EVALUATION_MS = 10_000;

/** On a busy machine, WebKitWebDriver 2.50 has never answered a request for a session. */
const ANSWER_MS = 60_000;

/** Its folder has the file gtk-3.0/gtk.css, which lets the window be narrow. */
const CONFIGURATION = path.join(root, 'e2e/sample/engines');

/** Each window has a driver of its own, which is started again if it does not answer. */
export async function openWebKit(): Promise<Driver> {
  const port = await freePort();
  const server = await startServer(DEBIAN.webkit, ['-p', String(port)], {
    port,
    cwd: CONFIGURATION,
    env: {
      DISPLAY: `:${process.env.WEBKIT_DISPLAY}`,
      XDG_CONFIG_HOME: CONFIGURATION,
      // The accessibility bus exists only in desktop sessions.
      NO_AT_BRIDGE: '1',
    },
  });
  let session = '/session';
  const post = async (command: string, body: object) => {
    const response = await fetch(server.origin + session + command, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(command === '/execute/sync' ? EVALUATION_MS : ANSWER_MS),
    });
    const { value } = (await response.json()) as { value: { sessionId: string } };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const alwaysMatch = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
  try {
    session += `/${(await post('', { capabilities: { alwaysMatch } })).sessionId}`;
  } catch (error) {
    await server.stop();
    if ((error as Error).name !== 'TimeoutError') throw error;
    return openWebKit();
  }
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });
  return {
    goto: (url) => post('/url', { url }),
    evaluate: (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] }),
    click: (point) =>
      act('pointer', [
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'key',
        [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      ),
    resize: (width, height) => post('/window/rect', { width, height }),
    close: async () => {
      await fetch(server.origin + session, { method: 'DELETE' });
      await server.stop();
    },
  };
}
