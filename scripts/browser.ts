/**
 * In: this machine. Out: a Chromium that the browser tests can drive, installed if there is none.
 * Runs before Playwright, whose own message would not name the system's Chromium.
 */
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { run } from './process';

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

/** As root or with sudo from Debian's archive; else, or if that fails, Playwright's build. */
export function installCommands(has: (file: string) => boolean, isRoot: boolean): string[] {
  const commands = ['npx playwright install chromium'];
  const sudo = isRoot ? '' : 'sudo ';
  if (has('/usr/bin/apt-get') && (isRoot || has('/usr/bin/sudo'))) {
    commands.unshift(`${sudo}apt-get update && ${sudo}apt-get install -y chromium`);
  }
  return commands;
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
