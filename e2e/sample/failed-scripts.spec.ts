/**
 * Tests pages whose own script fails. They must work without it and, because the visitor is already
 * using them, must not be reloaded. kit/tests/loader.spec.ts fails every script in turn.
 */
import type { Page, Request } from '@playwright/test';

import {
  expectContactComplete,
  expectHomeComplete,
  expectProductsComplete,
} from '@/e2e/sample/support/complete';
import { expectUnchanged } from '@/e2e/sample/support/staticHtml';
import { expect, test } from '@/e2e/sample/support/test';
import { countDocuments, SCRIPT_FAULTS, type ScriptFault } from '@/kit/testing/failures';
import { scriptOf } from '@/kit/testing/pageScripts';

/**
 * Opens a page with a failing script, and clicks on the page to prevent a reload: the site does not
 * reload a page that the visitor has clicked on. kit/tests/deploys.spec.ts tests reloads.
 */
async function openWithout(page: Page, path: string, script: string, fault: ScriptFault) {
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

for (const { path, file, fault, expectComplete } of [
  { path: '/', file: 'page', fault: 'throws', expectComplete: expectHomeComplete },
  {
    path: '/Products',
    file: 'Products/page',
    fault: 'is missing',
    expectComplete: expectProductsComplete,
  },
  {
    path: '/ContactUs',
    file: 'ContactUs/page',
    fault: 'is cut in half',
    expectComplete: expectContactComplete,
  },
] as const)
  test(`${path} is usable when its page-specific script ${fault}`, async ({
    page,
    permit,
    request,
  }) => {
    permit(...SCRIPT_FAULTS[fault].trouble);
    // Otherwise a slow machine leaves the page before the error is reported.
    const reported = fault === 'is missing' ? undefined : page.waitForEvent('pageerror');
    const documents = await openWithout(page, path, await scriptOf(request, path, file), fault);
    expect(documents).toEqual([path]);
    await reported;
    await expectComplete(page);
  });
