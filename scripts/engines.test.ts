/** @jest-environment node */
import { findEngine, installCommands, missingEngines } from './engines';

const debian = (file: string) => file.startsWith('/usr/bin/');
const playwright = (file: string) => file.includes('ms-playwright');

describe('findEngine', () => {
  it('prefers Playwright’s own Firefox and WebKit', () => {
    expect(findEngine('firefox', () => true)).toMatchObject({ driver: 'playwright' });
    expect(findEngine('webkit', playwright)).toMatchObject({ driver: 'playwright' });
  });

  it('finds Debian’s, each with its own driver', () => {
    expect(findEngine('firefox', debian)).toEqual({ driver: 'bidi', file: '/usr/bin/firefox-esr' });
    expect(findEngine('webkit', debian)).toMatchObject({ driver: 'webdriver' });
  });

  it('finds no WebKit of Debian’s without a screen for its window', () => {
    expect(findEngine('webkit', (file) => debian(file) && !file.endsWith('Xvfb'))).toBeUndefined();
  });
});

describe('missingEngines', () => {
  it('names what is not on the machine', () => {
    expect(missingEngines(debian)).toEqual([]);
    expect(missingEngines((file) => file === '/usr/bin/chromium')).toEqual(['firefox', 'webkit']);
  });
});

describe('installCommands', () => {
  it('asks Debian first, for what is missing alone', () => {
    expect(installCommands(['webkit'], () => true, true)).toEqual([
      'apt-get update && apt-get install -y webkit2gtk-driver xvfb',
      'npx playwright install webkit',
    ]);
  });

  it('asks Playwright where there is no apt-get', () => {
    expect(installCommands(['chromium', 'firefox', 'webkit'], () => false, false)).toEqual([
      'npx playwright install firefox webkit',
    ]);
  });
});
