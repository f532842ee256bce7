import type { Page } from '@playwright/test';

import { mainLinks } from '@/content/navigation';
import { notFound } from '@/content/pages/not-found';
import { JOURNEYS, useUnreachable } from '@/e2e/support/journeys';
import { TITLES } from '@/e2e/support/booking';
import { delayScripts, shown } from '@/e2e/support/delayScripts';
import { MOVING } from '@/e2e/support/motion';
import { expectPage, islandsReady, open, stopClock } from '@/e2e/support/site';
import { translate } from '@/e2e/support/translate';
import { expect, test } from '@/e2e/support/test';

test.use({ ...MOVING, visitor: 'new' });

/**
 * React finds nodes that it did not render, reports this once, and renders the page again. Any
 * other React error, such as a missing node, fails the test.
 */
const RENDERED_ANEW = /^page error Minified React error #418;/;

const translatedLate = async (page: Page, path: string) => {
  await open(page, path);
  await translate(page);
};

async function translatedEarly(page: Page, path: string) {
  const release = await delayScripts(page);
  await shown(page, path);
  await translate(page);
  release();
  await islandsReady(page);
}

const acts = Object.entries(JOURNEYS);

test.beforeEach(({ page }) => stopClock(page));

test('Every island of a translated page works, and its texts still update', async ({ page }) => {
  for (const [path, act] of acts) {
    await translatedLate(page, path);
    await act(page);
  }
});

test('Every island works if the page is translated before hydration', async ({ page, permit }) => {
  permit(RENDERED_ANEW);
  for (const [path, act] of acts) {
    await translatedEarly(page, path);
    await act(page);
    await page.unrouteAll();
  }
});

test('A translated booking shows a message when its form fails, and can be retried', async ({
  page,
  permit,
}) => {
  permit(/^failed .*ERR_CONNECTION_REFUSED/, /^console Failed to load resource/);
  await page.route('**/forms/wtl/**', (route) => route.abort('connectionrefused'));
  await translatedLate(page, '/Products');
  await useUnreachable(page, TITLES[0]!, () => page.unroute('**/forms/wtl/**'));
});

for (const [when, opened] of Object.entries({ late: translatedLate, early: translatedEarly })) {
  test(`The 404 page, translated ${when}, works`, async ({ page, permit }) => {
    permit(/^404 .*\/faQ$/, /^console Failed to load resource: .*404/);
    if (when === 'early') permit(RENDERED_ANEW);
    await opened(page, '/faQ');
    const offer = page.getByRole('paragraph').filter({ hasText: notFound.suggestion });
    await offer.getByRole('link', { name: '/FAQ' }).click();
    await expectPage(page, '/FAQ');
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu of a translated page opens, its links work, and it closes', async ({
    page,
    permit,
  }) => {
    permit(RENDERED_ANEW);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const opened of [translatedLate, translatedEarly]) {
      await opened(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(menu.getByRole('link', { name: mainLinks[0].label })).toBeVisible();
      await menu.getByRole('link', { name: 'Services' }).click();
      await expectPage(page, '/Services');
      await expect(menu).toBeHidden();
    }
  });
});
