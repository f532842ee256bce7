import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { expect } from '@playwright/test';

import type { Browser, Driver } from './driver';
import { startSession, type Session } from './webDriver';
import { freePort, runServer } from '../process';
import { XVFB } from '../tools';

/**
 * GTK styles for the widgets of the browser. They do not affect the page. Without them, the toolbar
 * buttons prevent the window from being as narrow as a phone.
 */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';

/** Launches Debian's WebKit (MiniBrowser) and drives it with WebKitWebDriver. */
export async function launchWebKit(file: string): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = await startScreen();
  const port = await freePort();
  const driver = await runServer(file, ['-p', String(port)], {
    port,
    cwd: home,
    // NO_AT_BRIDGE turns off the accessibility bus, which exists only in desktop sessions.
    env: { DISPLAY: screen.display, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
  });
  // By default, commands wait for the load event, which scripts that a test holds back can delay.
  const session = await startSession(driver.origin, {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
  });
  return {
    open: () => openWindow(session),
    close: async () => {
      await session.end();
      await driver.stop();
      await screen.stop();
      await rm(home, { recursive: true });
    },
  };
}

/** Starts Xvfb, a virtual display. Xvfb chooses a display number and prints it when it is ready. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(XVFB, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(screen, 'exit');
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const stop = async () => {
    screen.kill();
    await ended;
  };
  return { display: `:${number.toString().trim()}`, stop };
}

/** Opens a new window, which has its own session storage. */
async function openWindow(session: Session): Promise<Driver> {
  const handle = await session.openWindow();
  const { goto, evaluate, click, press, type, setViewportSize } = session;
  /**
   * Returns the errors recorded in the page. Retries, because the driver may not respond while
   * WebKit switches processes during the first navigation of the window.
   */
  const errors = async () => {
    let lines: string[] = [];
    await expect(async () => void (lines = (await evaluate(RECORD)) as string[])).toPass();
    return lines;
  };
  return {
    goto: async (url) => {
      await evaluate('(self.isPrevious = true)');
      await goto(url);
      await expect(async () => expect(await evaluate(IS_LOADED)).toBe(true)).toPass();
      await errors();
    },
    evaluate,
    click,
    press,
    type,
    setViewportSize,
    errors,
    close: async () => {
      const [first] = (await session.closeWindow()).filter((each) => each !== handle);
      await session.switchTo(first!);
    },
  };
}

const IS_LOADED = "!self.isPrevious && document.readyState !== 'loading'";

/**
 * WebDriver does not expose WebKit's console, so a script in the page records errors. It runs after
 * the page has loaded, so it misses earlier errors. The other engines record earlier errors, too.
 */
const RECORD = `(() => {
  if (self.errors) return self.errors;
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
  return errors;
})()`;
