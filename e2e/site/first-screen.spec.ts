import { callToAction } from '@/content/navigation';
import { products } from '@/content/collections/products';
import { home } from '@/content/pages/home';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { open } from '@/e2e/support/site';
import { pathOf } from '@/lib/pages';
import { expect, test } from '@/e2e/support/test';
import { addStyles } from '@/kit/testing/styles';

/** Phones, tablets, laptops with little height, and large screens, next to each breakpoint. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [600, 960],
  [901, 700],
  [1120, 780],
  [1366, 650],
  [1920, 1080],
  [2560, 1440],
] as const;

test('On the first screen, the chat link covers no tile and no caption, and every tile has its caption', async ({
  page,
}) => {
  test.skip(home.hero.picture !== null, 'The hero has a picture instead of tiles');
  test.skip(!pathOf('products'), 'No tile leads to a product');
  await open(page, '/');
  const board = page.getByRole('navigation', { name: home.hero.boardLabel });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const { short } of products.slice(0, 12))
      await expect(board.getByText(short, { exact: true }).first()).toBeVisible();
    const covered = await page.evaluate(() => {
      const chat = document.querySelector('.chat-tile')?.getBoundingClientRect();
      if (!chat) return [];
      return [...document.querySelectorAll('.tile-link > *')].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isCovered =
          part.checkVisibility() &&
          !part.matches('.sr-only') &&
          left < chat.right &&
          right > chat.left &&
          top < chat.bottom &&
          bottom > chat.top;
        return isCovered ? [part.parentElement!.innerText] : [];
      });
    });
    expect.soft(covered, `${width} × ${height}`).toEqual([]);
  }
});

test('Phones show the button of the bar next to the toggle, the name gives way to it, and with large text the button gives way to the toggle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const bar = page.getByRole('banner');
  const button = bar.getByRole('link', { name: callToAction.label });
  const logo = bar.locator('.bar-logo > span');
  /** Whether the name is next to the mark, and not clipped in a second line. */
  const nameShown = () =>
    logo.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.lastChild!);
      return range.getBoundingClientRect().top < each.getBoundingClientRect().bottom;
    });
  const expectFit = async () => {
    const boxes = [logo, button, bar.getByRole('button', { name: shell.openSidebar })];
    const rects = await Promise.all(boxes.map(async (each) => (await each.boundingBox())!));
    for (const [index, { x, width }] of rects.entries())
      expect(x + width).toBeLessThanOrEqual(rects[index + 1]?.x ?? page.viewportSize()!.width);
  };
  const setName = (name: string) =>
    logo.evaluate((each, text) => void (each.lastChild!.textContent = text), name);
  for (const width of site.shortName ? [360, 390] : []) {
    await page.setViewportSize({ width, height: 844 });
    await expect(logo.getByText(site.shortName!, { exact: true })).toBeVisible();
    expect(await nameShown()).toBe(true);
    await expectFit();
  }
  await setName('Short name');
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await nameShown()).toBe(true);
  await expectFit();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(button).toBeVisible();
  await expectFit();
  await setName('A company with a long name');
  expect(await nameShown()).toBe(false);
  await expectFit();

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toBeVisible();
  await addStyles(page, 'html { font-size: 200% !important; }');
  await expect(button).toBeHidden();
});
