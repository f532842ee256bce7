/**
 * In: this machine. Out: a Chromium that the browser tests can drive, installed if there is none.
 * Runs before Playwright, whose own message would not name the system's Chromium.
 */
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { debianCommand } from './debian';
import { run } from './process';

/**
 * Each window would load two pages of the browser's own, for its address bar: a third of the time of
 * a short test, and noise in what is measured. A browser that does not know them passes over it.
 */
export const NO_ADDRESS_BAR = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** The first that exists: the one asked for, the system's, Playwright's own. */
export function findChromium(
  asked = process.env.PW_CHROMIUM,
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  const candidates = [
    asked,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && exists(file));
}

/** Debian's Chromium without a window. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The same engine without what surrounds a page in a window, at half the time of a page: Playwright's
 * own choice where nobody watches. Where there is none, Chromium itself.
 */
export const findHeadlessShell = (
  asked = process.env.PW_CHROMIUM,
  exists: (file: string) => boolean = existsSync,
): string | undefined => (!asked && exists(SHELL) ? SHELL : findChromium(asked, exists));

/** Debian's Chromium; else, or if that fails, Playwright's build. */
export function installCommands(has: (file: string) => boolean, isRoot: boolean): string[] {
  const debian = debianCommand('chromium', has, isRoot);
  return [...(debian ? [debian] : []), 'npx playwright install chromium'];
}

/** Tests take longer without one, so where Debian has none that is no trouble. */
export async function provideHeadlessShell(): Promise<string> {
  const found = await provideChromium();
  const isDebian = found.startsWith('/usr/bin/') && !process.env.PW_CHROMIUM;
  const command = debianCommand('chromium-headless-shell', existsSync, process.getuid?.() === 0);
  if (isDebian && command && !existsSync(SHELL)) {
    console.log(`Chromium has no build without a window here. Installing one: ${command}`);
    await run(command);
  }
  return findHeadlessShell() ?? found;
}

export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  for (const command of installCommands(existsSync, process.getuid?.() === 0)) {
    console.log(`There is no Chromium on this machine. Installing one: ${command}`);
    await run(command);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed: install one and set PW_CHROMIUM to its path');
}
