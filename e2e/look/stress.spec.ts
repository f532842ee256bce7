import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { cutOff, sidewaysRoom } from '@/e2e/support/fit';
import { canonicalPaths, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ visitor: 'returning' });

const STRESSES: Record<string, (page: Page) => Promise<unknown>> = {
  'a word longer than the window': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2, h3, p, summary, nav a, footer a'))
        element.append(
          ' Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        );
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
  'texts wrapped as a translation does': (page) =>
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
  test(`With ${stress} every page keeps its layout`, async ({ page }) => {
    for (const path of canonicalPaths) {
      await open(page, path);
      await apply(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysRoom(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
