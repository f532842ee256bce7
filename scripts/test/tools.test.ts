/** @jest-environment node */
import { installAdvice, isDebian } from './tools';

const PLAYWRIGHT = 'To install the browsers: npx playwright install firefox webkit';

describe('installAdvice', () => {
  it('names the commands of Playwright and of Debian on Debian', () => {
    expect(installAdvice(['firefox', 'webkit', 'nginx'], true)).toEqual([
      PLAYWRIGHT,
      expect.stringMatching(/^To install everything, as root: apt-get .* firefox-esr .* nginx$/),
    ]);
  });

  it('names the command of Playwright elsewhere, and a container for the servers', () => {
    const advice = installAdvice(['firefox', 'webkit', 'nginx', 'caddy'], false);
    expect(advice).toEqual([PLAYWRIGHT, expect.stringMatching(/nginx, caddy .* container/)]);
    expect(advice.join()).not.toContain('apt');
  });

  it('does not mention browsers if none is missing', () => {
    expect(installAdvice(['nginx'], false)).toEqual([expect.not.stringContaining('playwright')]);
  });
});

describe('isDebian', () => {
  it.each([
    ['NAME="Debian GNU/Linux"\nID=debian\n', true],
    ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', false],
    ['', false],
  ])('of %j returns %s', (release, expected) => {
    expect(isDebian(release)).toBe(expected);
  });
});
