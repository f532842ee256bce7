import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { addStyles, open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ visitor: 'returning' });

const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that stick out of a box that clips them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const edge = box.getBoundingClientRect();
        for (const { left, right, width } of range.getClientRects())
          if (width > 1 && (left < edge.left - 1 || right > edge.right + 1))
            cut.push(walker.currentNode.textContent!.trim().slice(0, 60));
      }
    }
    return cut;
  });

const STRESSES: Record<string, (page: Page) => Promise<unknown>> = {
  'text at 200 %': (page) => addStyles(page, 'html { font-size: 200% !important; }'),
  'a word longer than the window': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2, h3, p, summary, nav a, footer a'))
        element.append(
          ' Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        );
    }),
  'texts twice as long': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2, h3, p, summary, footer a'))
        element.append(` ${element.textContent}`);
    }),
  'a long company name': (page) =>
    page.evaluate((name) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        walker.currentNode.textContent = walker.currentNode.textContent!.replaceAll(
          name,
          `${name} & Osterhammer International Software Manufactory`,
        );
    }, site.name),
  'a translated page': (page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      for (const node of nodes) {
        if (!node.textContent?.trim() || !node.parentElement) continue;
        const font = document.createElement('font');
        node.parentElement.replaceChild(font, node);
        font.append(node);
      }
    }),
};

for (const [stress, apply] of Object.entries(STRESSES))
  for (const width of [360, 1440])
    test.describe(`${stress} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      for (const path of paths)
        test(`keeps the layout of ${path}`, async ({ page }) => {
          await open(page, path);
          await apply(page);
          expect(await sidewaysRoom(page)).toBeLessThanOrEqual(0);
          expect(await cutOff(page)).toEqual([]);
        });
    });
