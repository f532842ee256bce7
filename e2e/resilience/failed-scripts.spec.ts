/**
 * Tests pages whose own script fails. They must work without it and, because the visitor is already
 * using them, must not be reloaded. kit/tests/loader.spec.ts fails every script in turn.
 */
import type { Page, Request } from '@playwright/test';

import { expectPageComplete, expectWayOn } from '@/e2e/support/expectPageComplete';
import { at, type Path } from '@/e2e/support/site';
import { expectUnchanged } from '@/e2e/support/staticHtml';
import { expect, test } from '@/e2e/support/test';
import { countDocuments, SCRIPT_FAULTS, type ScriptFault } from '@/kit/testing/failures';
import { scriptOf } from '@/kit/testing/pageScripts';

/**
 * Opens a page with a failing script, and clicks on the page to prevent a reload: the site does not
 * reload a page that the visitor has clicked on. kit/tests/deploys.spec.ts tests reloads.
 */
async function openWithout(page: Page, path: Path, script: string, fault: ScriptFault) {
  const isScript = (request: Request) => request.url().endsWith(script);
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isScript),
    page.waitForEvent('requestfailed', isScript),
  ]);
  await page.route(`**${script}`, SCRIPT_FAULTS[fault].answer);
  const documents = countDocuments(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).click();
  await ended;
  await expectUnchanged(page);
  return documents;
}

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
    permit(...SCRIPT_FAULTS[fault].trouble);
    const path = name === 'home' ? '/' : at[name];
    const own = await scriptOf(request, path, `${path.slice(1)}${path === '/' ? '' : '/'}page`);
    const documents = await openWithout(page, path, own, fault);
    await expectPageComplete(page, path);
    expect(documents).toEqual([path]);
    await expectWayOn(page, path);
  });
