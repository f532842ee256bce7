import type { Page } from '@playwright/test';

/**
 * Makes text more difficult to fit, as a translation could: doubles its length, wraps it in an
 * element (as translation tools do), and adds a word that is wider than a phone.
 */
export const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      const parent = node.parentElement!;
      if (!node.data.trim() || parent.closest('script, style')) continue;
      const font = document.createElement('font');
      const word = parent.closest('h1, h2, h3, p, summary, footer a') ? WORD : '';
      font.textContent = `${node.data} ${node.data} ${word}`;
      node.replaceWith(font);
    }
    // Also lengthen text that the stylesheet generates.
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-text]'))
      dataset.text = `${dataset.text} ${dataset.text}`;
  });
