import type { Page } from '@playwright/test';

/**
 * What is wrong with how the texts of a page stand: cut off by a box, outside the window, or on top
 * of another text. Of an open dialog, its own texts. The bar is measured against itself, because
 * the page scrolls under it.
 */
export const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number };
    const faults = new Set<string>();
    const lines: (Line & { of: Element; floats: boolean })[] = [];
    const [width, scrolled] = [document.documentElement.clientWidth, window.scrollY];
    const dialog = document.querySelector('dialog[open]');
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** The boxes that cut off what sticks out of them. */
    const clipping = (element: Element) => {
      const boxes = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box === document.body) break;
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // What scrolls up and down shows all of its height in time.
        const tall = clips(overflowY);
        boxes.push({
          left: overflowX === 'visible' ? -Infinity : left,
          right: overflowX === 'visible' ? Infinity : right,
          top: tall ? top : -Infinity,
          bottom: tall ? bottom : Infinity,
        });
      }
      return boxes;
    };

    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim().slice(0, 60);
      if (!of || !text || of.closest('.sr-only, script, style')) continue;
      if (!of.checkVisibility({ visibilityProperty: true })) continue;
      const floats = [...document.querySelectorAll('body > :not(main, footer)')].some((each) =>
        each.contains(of),
      );
      // The skip link waits above the window.
      if (of.matches('body > a')) continue;
      const boxes = clipping(of);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        // Letters are less high than their box, in large type by far.
        const inner = { top: top + (bottom - top) / 4, bottom: bottom - (bottom - top) / 4 };
        if (left < -1 || right > width + 1) faults.add(`outside the window: ${text}`);
        for (const box of boxes)
          if (
            left < box.left - 1 ||
            right > box.right + 1 ||
            inner.top < box.top - 1 ||
            inner.bottom > box.bottom + 1
          )
            faults.add(`cut off: ${text}`);
        lines.push({
          of,
          floats,
          text,
          left: left + 1,
          right: right - 1,
          top: inner.top + scrolled,
          bottom: inner.bottom + scrolled,
        });
      }
    }

    for (const control of (dialog ?? document).querySelectorAll('a, button, iframe, summary')) {
      if (!control.checkVisibility() || control.matches('body > a')) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < -2 || right > width + 2)
        faults.add(`outside the window: ${control.outerHTML.slice(0, 80)}`);
    }

    lines.sort((one, other) => one.top - other.top);
    lines.forEach((line, index) => {
      for (const next of lines.slice(index + 1)) {
        if (next.top >= line.bottom) break;
        if (next.of === line.of || next.floats !== line.floats) continue;
        if (next.left < line.right && next.right > line.left)
          faults.add(`on top of each other: ${line.text} / ${next.text}`);
      }
    });
    return [...faults];
  });

/** How far the page can be scrolled sideways, which should be nowhere. */
export const scrolledSideways = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ left: 500, behavior: 'instant' });
    const left = Math.abs(window.scrollX);
    window.scrollTo({ left: 0, behavior: 'instant' });
    return left;
  });

/** As long as a translation may become, and longer: every text twice. */
export const doubleTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes)
      if (node.textContent?.trim() && !node.parentElement?.closest('script, style'))
        node.textContent = `${node.textContent} ${node.textContent}`;
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
      element.dataset.text = `${element.dataset.text} ${element.dataset.text}`;
  });
