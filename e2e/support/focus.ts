import type { Page } from '@playwright/test';

import { type Key, missedStops, prepareStops, type Ring, stopHere } from '@/e2e/support/focusStops';
import { contrastRatio, painted, type Pixels } from '@/e2e/support/pixels';

/** More than the number of focusable elements on any page. */
const MOST_STOPS = 150;

/**
 * The fraction of a focus ring that must be visible. It may blend in where it crosses the border of
 * a neighbor.
 */
const RING_SHARE = 0.75;
const RING_RATIO = 3;

/** Whether a focus ring has enough contrast with its background (WCAG 2.2, 1.4.11). */
function standsOut(pixels: Pixels, { color, out, box }: Ring) {
  const ratios: number[] = [];
  // Points outside of the screenshot are not visible.
  const add = (x: number, y: number) => {
    const inside = x >= 0 && y >= 0 && x < pixels.width && y < pixels.height;
    ratios.push(inside ? contrastRatio(color, pixels.at(x, y)) : 0);
  };
  for (let x = box.x; x < box.x + box.width; x += 3) {
    add(x, box.y - out);
    add(x, box.y + box.height + out);
  }
  for (let y = box.y; y < box.y + box.height; y += 3) {
    add(box.x - out, y);
    add(box.x + box.width + out, y);
  }
  const good = ratios.filter((ratio) => ratio >= RING_RATIO).length;
  return good >= RING_SHARE * ratios.length;
}

/**
 * Walks through the page, or through the open dialog, with Tab and with Shift+Tab. Each focused
 * element must be inside the window, not covered by the navigation bar or the chat link, and have a
 * visible focus ring. Each walk must reach all focusable elements, in document order, and must not
 * leave a dialog.
 */
export async function focusFaults(
  page: Page,
  keys: readonly Key[] = ['Tab', 'Shift+Tab'],
): Promise<string[]> {
  await prepareStops(page);
  const pixels = await painted(page);
  const faults: string[] = [];
  for (const key of keys) {
    for (let press = 0; press < MOST_STOPS; press += 1) {
      await page.keyboard.press(key);
      const { name, faults: found, ring, end } = await stopHere(page, key);
      if (end) break;
      faults.push(...found.map((fault) => `${key}: “${name}” ${fault}`));
      if (ring && !standsOut(pixels, ring)) faults.push(`${key}: “${name}” has a faint ring`);
    }
    faults.push(...(await missedStops(page)).map((name) => `${key}: “${name}” was not met`));
  }
  return faults;
}
