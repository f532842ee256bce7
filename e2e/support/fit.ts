import type { Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in px. */
export const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that stick out of a box that clips them, or that can be scrolled sideways. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible') continue;
        const edge = box.getBoundingClientRect();
        // Above and below, a box that scrolls shows it all. Tight lines are higher than their box.
        const hides = overflowY === 'hidden' || overflowY === 'clip';
        for (const { left, right, top, bottom } of rects) {
          const middle = (top + bottom) / 2;
          const beside = left < edge.left - 1 || right > edge.right + 1;
          if (beside || (hides && (middle < edge.top || middle > edge.bottom)))
            cut.push(walker.currentNode.textContent!.trim().slice(0, 60));
        }
      }
    }
    return cut;
  });

/**
 * Texts that stand on other texts or on pictures. What is fixed or sticky floats over the page by
 * design, and a form covers the outline that stands in for it.
 */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    type Box = { element: Element; text: string; rect: DOMRect };
    const root = document.querySelector('dialog:modal') ?? document.body;
    const floats = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.sr-only, .form-skeleton') &&
      !floats(element);
    const boxes: Box[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.trim();
      if (!text || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        // Lines are set tight: of each, the part that has ink in most letters.
        if (width > 2)
          boxes.push({ element, text, rect: new DOMRect(x, y + height / 4, width, height / 2) });
    }
    const texts = boxes.length;
    for (const element of root.querySelectorAll('img, iframe'))
      if (shown(element))
        boxes.push({ element, text: element.tagName, rect: element.getBoundingClientRect() });
    const over: string[] = [];
    for (const [index, one] of boxes.slice(0, texts).entries())
      for (const other of boxes.slice(index + 1)) {
        const [a, b] = [one.rect, other.rect];
        if (a.right < b.left + 2 || b.right < a.left + 2) continue;
        if (a.bottom < b.top + 2 || b.bottom < a.top + 2 || one.element === other.element) continue;
        over.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`);
      }
    return over;
  });

/** All of the above: a line for each way in which the page doesn't fit its window. */
export async function fitFaults(page: Page): Promise<string[]> {
  const sideways = await sidewaysRoom(page);
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await cutOff(page)).map((text) => `cut off: ${text}`),
    ...(await overlaps(page)).map((texts) => `overlap: ${texts}`),
  ];
}
