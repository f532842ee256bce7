/**
 * What is left out while nobody sees it (app/styles/below.css, lib/showModal.ts): nothing moves by it,
 * and afterwards the page is whole.
 */
import type { Page } from '@playwright/test';

import { mainLinks } from '@/content/navigation';
import { shell } from '@/content/shared';
import { follow } from '@/e2e/support/deploy';
import { desktop } from '@/e2e/support/desktop';
import { canonicalPaths, islandsReady, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { PARTS } from '@/lib/pageParts';

// Hidden scrollbars leave a gutter when the page is locked, which has no place otherwise.
test.use({ launchOptions: desktop });

/** Place and height of each part in the window, and whether it may be left out. */
const parts = (page: Page) =>
  page.locator(PARTS).evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return {
        box: [x, y, width, height],
        left: getComputedStyle(part).contentVisibility === 'auto',
      };
    }),
  );

const boxes = async (page: Page) => (await parts(page)).map(({ box }) => box);
const countLeft = async (page: Page) => (await parts(page)).filter(({ left }) => left).length;

test.describe('Behind a dialog', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of canonicalPaths)
    test(`${path} stays where it is, at its beginning, in its middle and at its end`, async ({
      page,
    }) => {
      await open(page, path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (const top of [0, end / 2, end]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        const before = await boxes(page);
        expect(await countLeft(page)).toBe(0);
        await page.getByRole('button', { name: shell.openMenu }).click();
        const menu = page.getByRole('dialog', { name: shell.menuTitle });
        await expect(menu).toBeVisible();
        const far = before.filter(([, y, , height]) => y! + height! < -200 || y! > 940).length;
        expect(await countLeft(page)).toBe(far);
        expect(await boxes(page)).toEqual(before);
        await menu.getByRole('button', { name: shell.closeMenu }).click();
        await expect(menu).toBeHidden();
        await expect.poll(() => countLeft(page)).toBe(0);
        expect(await boxes(page)).toEqual(before);
      }
    });
});

test('The next page is left out like the first, and is as whole afterwards', async ({ page }) => {
  const { label, href } = mainLinks.find((link) => link.href === '/AboutUs')!;
  await open(page, href);
  const whole = await boxes(page);
  await open(page, '/');
  await page.evaluate(() => {
    const changes: string[] = [];
    const root = document.documentElement;
    new MutationObserver(() =>
      changes.push(`${location.pathname} ${'whole' in root.dataset ? 'whole' : 'left out'}`),
    ).observe(root, { attributeFilter: ['data-whole'] });
    Object.assign(window, { changes });
  });
  await follow(page, label);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { changes: string[] }).changes))
    .toEqual([`${href} left out`, `${href} whole`]);
  await islandsReady(page);
  expect(await boxes(page)).toEqual(whole);
});
