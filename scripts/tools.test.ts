/** @jest-environment node */
import { existsSync } from 'node:fs';

import { chromium, firefox, webkit } from '@playwright/test';

import { findEngine, findHeadlessChromium, installCommand, missingTools } from './tools';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));

const machineHas = (has: (file: string) => boolean) =>
  (existsSync as jest.Mock).mockImplementation(has);
const isDebian = (file: string) => file.startsWith('/usr/');

describe('the tools of the tests', () => {
  it('prefers Playwright’s Firefox and WebKit to Debian’s', () => {
    machineHas((file) => [firefox, webkit].some((type) => type.executablePath() === file));
    expect(findEngine('firefox')?.driver).toBe('playwright');
    expect(findEngine('webkit')?.driver).toBe('playwright');
    machineHas(isDebian);
    expect(findEngine('firefox')).toEqual({ driver: 'bidi', file: '/usr/bin/firefox-esr' });
    expect(findEngine('webkit')?.driver).toBe('webdriver');
  });

  it('does not find Debian’s WebKit without a screen for its window', () => {
    machineHas((file) => isDebian(file) && !file.endsWith('Xvfb'));
    expect(findEngine('webkit')).toBeUndefined();
  });

  it('prefers a headless Chromium, and falls back to Playwright’s', () => {
    machineHas(isDebian);
    expect(findHeadlessChromium()).toBe('/usr/bin/chromium-headless-shell');
    machineHas((file) => file === chromium.executablePath());
    expect(findHeadlessChromium()).toBe(chromium.executablePath());
  });

  it('installs what is missing and nothing else', () => {
    machineHas((file) => isDebian(file) && !/caddy|WebKit/.test(file));
    const missing = missingTools().filter((name) => name !== 'java');
    expect(missing).toEqual(['webkit', 'caddy']);
    expect(installCommand(missing)).toMatch(/^apt-get .* webkit2gtk-driver xvfb caddy$/);
  });
});
