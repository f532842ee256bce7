/**
 * Tests pages on which a script fails. They must work without scripts and, because the visitor is
 * already using them, must not be reloaded.
 */
import type { Page, Request, Route } from '@playwright/test';

import { expectPageComplete, expectWayOn } from '@/e2e/support/expectPageComplete';
import { expectUnchanged } from '@/e2e/support/staticHtml';
import { countDocuments, expectWorksAsHtml, GONE, MISSING_SCRIPT } from '@/e2e/support/deploy';
import { isScriptOf, scriptOf, scriptsOf } from '@/e2e/support/pageScripts';
import { at, idOf } from '@/e2e/support/site';
import type { Path } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const SCRIPT = { contentType: 'text/javascript' };

/** The ways in which a script can fail, and the errors that the browser reports for each. */
const FAULTS = {
  'fails to load': {
    answer: (route: Route) => route.abort(),
    trouble: [/^failed .*\.js net::ERR_FAILED/, /^console .*net::ERR_FAILED/],
  },
  'is missing': { answer: (route: Route) => route.fulfill(GONE), trouble: MISSING_SCRIPT },
  // Simulates a host that responds to every URL with an HTML page and does not send `nosniff`.
  'is replaced by an HTML page': {
    answer: (route: Route) => route.fulfill({ ...GONE, status: 200 }),
    trouble: [/^page error Unexpected token '<'/],
  },
  throws: {
    answer: (route: Route) => route.fulfill({ ...SCRIPT, body: 'throw new Error("broken")' }),
    trouble: [/^page error broken/],
  },
  'is cut in half': {
    answer: async (route: Route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ ...SCRIPT, body: text.slice(0, text.length / 2) });
    },
    // Which syntax error occurs depends on where the script is cut, so it varies between builds.
    trouble: [/^page error (Unexpected|Unterminated|Invalid|missing)\b/],
  },
} as const;
type Fault = keyof typeof FAULTS;
const NAMES = Object.keys(FAULTS) as Fault[];

/**
 * Opens a page with a failing script, and clicks on the page to prevent a reload: the site does not
 * reload a page that the visitor has clicked on. deploy.spec.ts tests reloads.
 */
async function openWithout(page: Page, path: Path, script: string, fault: Fault) {
  const isScript = (request: Request) => request.url().endsWith(script);
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isScript),
    page.waitForEvent('requestfailed', isScript),
  ]);
  await page.route(`**${script}`, FAULTS[fault].answer);
  const documents = countDocuments(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).click();
  await ended;
  await expectUnchanged(page);
  return documents;
}

for (const [first, fault] of NAMES.entries())
  test(`/FAQ is usable when any one of its scripts ${fault}`, async ({
    context,
    permit,
    request,
  }) => {
    const scripts = await scriptsOf(request, at.faq);
    expect(scripts.length).toBeGreaterThan(NAMES.length);
    permit(...FAULTS[fault].trouble);
    for (let index = first; index < scripts.length; index += NAMES.length) {
      const script = scripts[index]!;
      // Without the flight data, React reports that the connection was closed.
      if (index === 0) permit(/^page error Minified React error/);
      // This script (app/global-error.tsx) handles failures of the other scripts. If this script
      // fails, React reports an error.
      if (isScriptOf(script, 'global-error')) permit(/^page error Loading chunk/);
      await test.step(script, async () => {
        const page = await context.newPage();
        const documents = await openWithout(page, at.faq, script, fault);
        await expectWorksAsHtml(page);
        expect(documents.filter((path) => idOf(path) === 'faq')).toEqual([at.faq]);
        await page.close();
      });
    }
  });

const OWN = [
  ['home', 'throws'],
  ['products', 'is missing'],
  ['contact', 'is cut in half'],
] as const;

for (const [name, fault] of OWN)
  test(`The page ${name} is usable when its page-specific script ${fault}`, async ({
    page,
    permit,
    request,
  }) => {
    permit(...FAULTS[fault].trouble);
    const path = name === 'home' ? '/' : at[name];
    const own = await scriptOf(request, path, `${path.slice(1)}${path === '/' ? '' : '/'}page`);
    const documents = await openWithout(page, path, own, fault);
    await expectPageComplete(page, path);
    expect(documents).toEqual([path]);
    await expectWayOn(page, path);
  });
