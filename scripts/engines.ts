/**
 * In: this machine. Out: a Firefox and a WebKit that the browser tests can drive, installed if there
 * are none. Playwright’s own builds, where it has them for this system; Debian’s, where it refuses.
 * Runs before Playwright, whose configuration has a project for each engine that is there.
 */
import { existsSync } from 'node:fs';

import { firefox, webkit } from '@playwright/test';

import { findChromium } from './browser';
import { debianCommand } from './debian';
import { run } from './process';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** Who drives it (e2e/engines), and its program: for WebKit of Debian that is the driver itself. */
export type Engine = { driver: 'playwright' | 'bidi' | 'webdriver'; file: string };

type Has = (file: string) => boolean;

/** Debian’s WebKit shows its window on a screen that is in memory only. */
export const XVFB = '/usr/bin/Xvfb';

const DEBIAN = {
  firefox: {
    driver: 'bidi',
    file: '/usr/bin/firefox-esr',
    needs: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    driver: 'webdriver',
    file: '/usr/bin/WebKitWebDriver',
    needs: [XVFB],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

const OWN = { firefox, webkit };

/** The first that exists: Playwright’s own, Debian’s. */
export function findEngine(name: EngineName, has: Has = existsSync): Engine | undefined {
  if (name === 'chromium') {
    const file = findChromium(undefined, has);
    return file ? { driver: 'playwright', file } : undefined;
  }
  const own = OWN[name].executablePath();
  if (has(own)) return { driver: 'playwright', file: own };
  const { driver, file, needs } = DEBIAN[name];
  return [file, ...needs].every(has) ? { driver, file } : undefined;
}

export const missingEngines = (has: Has = existsSync): EngineName[] =>
  ENGINES.filter((name) => !findEngine(name, has));

/** Debian’s, in one line; else, or if that fails, Playwright’s. Chromium has a step of its own. */
export function installCommands(
  missing: readonly EngineName[],
  has: Has,
  isRoot: boolean,
): string[] {
  const names = missing.filter((name) => name !== 'chromium');
  const packages = names.flatMap((name) => DEBIAN[name].packages).join(' ');
  const debian = debianCommand(packages, has, isRoot);
  return [...(debian ? [debian] : []), `npx playwright install ${names.join(' ')}`];
}

export async function provideEngines(): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  for (const command of installCommands(missingEngines(), existsSync, isRoot)) {
    const missing = missingEngines().join(', ');
    if (!missing) break;
    console.log(`Not on this machine: ${missing}. Installing: ${command}`);
    await run(command);
  }
  const missing = missingEngines().join(' and ');
  if (missing) throw new Error(`No ${missing} could be installed: the journeys need three engines`);
  return ENGINES.map((name) => `${name}: ${findEngine(name)!.file}`).join('\n');
}
