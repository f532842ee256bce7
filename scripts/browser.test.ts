/** @jest-environment node */
import { findChromium, findHeadlessShell, installCommands } from './browser';

describe('findChromium', () => {
  it('prefers the one asked for, then the one of the system', () => {
    expect(findChromium('/opt/mine', () => true)).toBe('/opt/mine');
    expect(findChromium(undefined, () => true)).toBe('/usr/bin/chromium');
    expect(findChromium('/opt/mine', (file) => file.endsWith('-browser'))).toBe(
      '/usr/bin/chromium-browser',
    );
  });

  it('finds the one that Playwright installed, or none', () => {
    expect(findChromium(undefined, (file) => file.includes('ms-playwright'))).toMatch(/chrom/i);
    expect(findChromium('/opt/mine', () => false)).toBeUndefined();
  });
});

describe('findHeadlessShell', () => {
  it('prefers the one asked for, then the one without a window, then what there is', () => {
    expect(findHeadlessShell('/opt/mine', () => true)).toBe('/opt/mine');
    expect(findHeadlessShell(undefined, () => true)).toBe('/usr/bin/chromium-headless-shell');
    expect(findHeadlessShell(undefined, (file) => file === '/usr/bin/chromium')).toBe(
      '/usr/bin/chromium',
    );
    expect(findHeadlessShell(undefined, () => false)).toBeUndefined();
  });
});

describe('installCommands', () => {
  it('asks Debian first, with sudo for a normal user', () => {
    expect(installCommands(() => true, true)[0]).toBe(
      'apt-get update && apt-get install -y chromium',
    );
    expect(installCommands(() => true, false)[0]).toMatch(/^sudo .* && sudo /);
  });

  it.each([
    ['without apt-get', () => false, true],
    ['without the right to install', (file: string) => !file.endsWith('sudo'), false],
  ])('asks Playwright %s', (_, has, isRoot) => {
    expect(installCommands(has, isRoot)).toEqual(['npx playwright install chromium']);
  });
});
