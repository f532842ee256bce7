import type { Page } from '@playwright/test';

import { notFound } from '@/content/pages/not-found';
import { shell } from '@/content/shell';
import { titleAt } from '@/e2e/support/booking';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { journeys, useUnreachable } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import {
  expectPage,
  islandsReady,
  NOT_FOUND,
  open,
  stopClock,
  at,
  anyPage,
  idOf,
} from '@/e2e/support/site';
import { translate } from '@/e2e/support/translate';
import { expect, test } from '@/e2e/support/test';
import { mainLinks } from '@/e2e/support/navigation';

test.use({ ...MOVING, visitor: 'new' });

/** Opens the sidebar in a phone-sized window and follows a link. */
async function useSidebar(page: Page) {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const sidebar = page.getByRole('dialog', { name: shell.sidebarTitle });
  await page.getByRole('button', { name: shell.openSidebar }).click();
  await expect(sidebar.getByRole('link', { name: mainLinks[0]!.label })).toBeVisible();
  await sidebar.locator(`a[href="${anyPage}"]`).click();
  await expectPage(page, anyPage);
  await expect(sidebar).toBeHidden();
  await page.setViewportSize(size);
}

test.beforeEach(({ page }) => stopClock(page));

test('Every island works on translated pages, and scripts can still update text', async ({
  page,
  permit,
}) => {
  for (const { path, use } of journeys) {
    await open(page, path);
    await translate(page);
    await use(page);
  }
  await open(page, '/');
  await translate(page);
  await useSidebar(page);

  permit(/^(failed|console) .*ERR_CONNECTION_REFUSED/, ...NOT_FOUND);
  await page.route('**/forms/wtl/**', (route) => route.abort('connectionrefused'));
  await open(page, anyPage.toUpperCase());
  await translate(page);
  const offer = page.getByRole('paragraph').filter({ hasText: notFound.suggestion });
  await offer.getByRole('link', { name: anyPage }).click();
  await expectPage(page, anyPage);

  await open(page, at.products);
  await translate(page);
  await useUnreachable(page, titleAt(0), () => page.unroute('**/forms/wtl/**'));
});

test('Islands work on pages that were translated before hydration', async ({ page, permit }) => {
  // React finds nodes that it did not render, reports error 418 once, and renders the page again.
  // Any other React error, such as a missing node, fails the test.
  permit(/^page error Minified React error #418;/);
  for (const { path, use } of [
    ...journeys.filter((each) => ['home', 'products'].includes(idOf(each.path)!)),
    { path: anyPage, use: useSidebar },
  ]) {
    const release = await delayScripts(page);
    await shown(page, path);
    await translate(page);
    release();
    await islandsReady(page);
    await use(page);
  }
});
