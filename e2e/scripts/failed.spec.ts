/**
 * Scripts failed: one of the scripts that a page asks for by itself does not come, is gone, is a
 * page of the host's own, throws, or is cut in half. (Out of the box no script is asked for later;
 * the one of the question is broken in asking/consent-blocked.spec.ts.)
 *
 * Not all of 9 pages × 11 scripts × 5 manners prove something. A page's own scripts fail on that
 * page. The nine shared ones are the same files everywhere, and what they do to a page does not
 * depend on its words: each fails on two pages, once by not coming and once in another manner.
 */
import type { Page } from '@playwright/test';

import { isOwn, MANNERS, openWithout, scriptsOf } from '@/e2e/support/broken';
import { expectComplete, expectWayOn, type Path } from '@/e2e/support/completePage';
import { expectAsDelivered } from '@/e2e/support/delivered';
import { paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const NAMES = Object.keys(MANNERS);
const SHARED = 9;

async function expectCompleteWithout(
  page: Page,
  path: Path,
  scripts: string[],
  broken: string,
  manner: string,
) {
  const { documents, loads, runs } = await openWithout(page, path, scripts, broken, manner);
  await expectAsDelivered(page);
  if (!runs) await expectComplete(page, path);
  expect(documents.filter((each) => each === path)).toHaveLength(loads);
  await expectWayOn(page, path);
}

for (const [index, path] of paths.entries()) {
  // The form's frame brings the contact page a part of the home page's.
  for (let own = 0; own < (path === '/ContactUs' ? 3 : 2); own++) {
    const manner = NAMES[(index + own) % NAMES.length]!;
    test(`${path} is complete when script ${own + 1} of its own ${manner}`, async ({
      page,
      permit,
    }) => {
      permit(...MANNERS[manner]!.trouble);
      const scripts = await scriptsOf(page, path);
      await expectCompleteWithout(page, path, scripts, scripts.filter(isOwn)[own]!, manner);
    });
  }

  for (const [turn, manner] of [NAMES[0]!, NAMES[1 + (index % (NAMES.length - 1))]!].entries()) {
    test(`${path} is complete when a shared script ${manner}`, async ({ page, permit }) => {
      permit(...MANNERS[manner]!.trouble);
      const scripts = await scriptsOf(page, path);
      const shared = scripts.filter((script) => !isOwn(script)).sort();
      expect(shared).toHaveLength(SHARED);
      const broken = shared[(index + 4 * turn) % SHARED]!;
      // Without the way out itself, React says why it stops.
      if (broken.includes('/global-error-')) permit(/^page error Loading chunk/);
      await expectCompleteWithout(page, path, scripts, broken, manner);
    });
  }
}
