import type { Page } from '@playwright/test';

import { prepare } from './prepare';

/**
 * Horizontal scrolling, and text that is outside the window, clipped, larger than its button, or overlaps
 * other text or a picture without a background of its own. Overlaps count only in the same layer: the page
 * scrolls behind fixed and sticky elements.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOfElement, isSeen, once, openDialog } = judges;
    type Edges = { left: number; right: number; top: number; bottom: number };
    type Box = Edges & { element: Element; layer: Element | null; isText: boolean };
    const faults = new Set<string>();
    const add = (element: Element, message: string) => {
      const name = nameOfElement(element);
      faults.add(`${name} ${message}`);
    };
    const root = openDialog() ?? document.body;
    const width = document.documentElement.clientWidth;
    const CONTROLS = 'a, button, iframe, summary';
    const shown = once((element: Element) => isSeen(element, 'layout'));
    /** Text must stay inside of a link that looks like a button. */
    const isButton = (element: Element) => {
      if (element.matches('button')) return true;
      if (!element.matches('a')) return false;
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(element);
      const isFilled = !/, 0\)$|transparent/.test(backgroundColor);
      return display !== 'inline' && (isFilled || parseFloat(borderTopWidth) > 0);
    };

    for (const box of new Set([document.documentElement, root.closest('dialog')])) {
      const room = box ? box.scrollWidth - box.clientWidth : 0;
      if (box && room > 0) add(box, `scrolls ${room} px sideways`);
    }
    const isScrolled = faults.size > 0;
    /** If the page scrolls sideways, what is outside is the same fault. */
    const addOutside = (element: Element) => {
      if (!isScrolled) add(element, 'is outside the window');
    };

    const isDialog = root !== document.body;
    for (const control of [...(isDialog ? [root] : []), ...root.querySelectorAll(CONTROLS)]) {
      if (!shown(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < -2 || right > width + 2) addOutside(control);
    }

    const layerOf = once((element: Element): Element | null => {
      if (element === root) return null;
      if (/fixed|sticky/.test(getComputedStyle(element).position)) return element;
      return element.parentElement && layerOf(element.parentElement);
    });

    /**
     * The edges that text must not cross, and the box in which visitors scroll to it. What is outside of
     * that box does not clip the text.
     */
    const clipsOf = once((box: Element): { edges: Edges[]; scroller?: DOMRect } => {
      if (box === document.body) return { edges: [] };
      const { overflowX, overflowY } = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) return { edges: [], scroller: rect };
      const around = box.parentElement ? clipsOf(box.parentElement) : { edges: [] };
      const [clipsX, clipsY] = [overflowX, overflowY].map(
        (overflow) => overflow !== 'visible' || isButton(box),
      );
      const edge = {
        left: clipsX ? rect.left : -Infinity,
        right: clipsX ? rect.right : Infinity,
        top: clipsY ? rect.top : -Infinity,
        bottom: clipsY ? rect.bottom : Infinity,
      };
      return { ...around, edges: clipsX || clipsY ? [...around.edges, edge] : around.edges };
    });

    const boxes: Box[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (!walker.currentNode.textContent!.trim() || !shown(element)) continue;
      const layer = layerOf(element);
      const { edges, scroller } = clipsOf(element);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        if (!scroller && (left < -1 || right > width + 1)) addOutside(element);
        // Letters are shorter than the line box: use its middle half.
        const inset = (bottom - top) / 4;
        const ink = { left, right, top: top + inset, bottom: bottom - inset };
        for (const edge of edges)
          if (
            ink.left < edge.left - 1 ||
            ink.right > edge.right + 1 ||
            ink.top < edge.top - 1 ||
            ink.bottom > edge.bottom + 1
          )
            add(element, 'is cut off');
        // Not scrolled out of view.
        const seen = {
          left: Math.max(left + 1, scroller?.left ?? -Infinity),
          right: Math.min(right - 1, scroller?.right ?? Infinity),
          top: Math.max(ink.top, scroller?.top ?? -Infinity),
          bottom: Math.min(ink.bottom, scroller?.bottom ?? Infinity),
        };
        if (seen.top < seen.bottom && seen.left < seen.right)
          boxes.push({ ...seen, element, layer, isText: true });
      }
    }
    for (const element of root.querySelectorAll('img, iframe')) {
      if (!shown(element)) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const edges = { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
      boxes.push({ ...edges, element, layer: layerOf(element), isText: false });
    }

    /** The box that is placed on what is behind a text, and hides it. */
    const cardOf = once((element: Element): Element | null => {
      const { position, backgroundColor } = getComputedStyle(element);
      if (position !== 'static' && /^rgb\(/.test(backgroundColor)) return element;
      return element.parentElement && cardOf(element.parentElement);
    });
    const isOnCard = (text: Box, picture: Box) =>
      text.isText && !picture.isText && cardOf(text.element)?.contains(picture.element) === false;

    boxes.sort((one, other) => one.top - other.top);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (!one.isText && !other.isText) continue;
        if (isOnCard(one, other) || isOnCard(other, one)) continue;
        if (one.element === other.element || one.layer !== other.layer) continue;
        if (other.left < one.right && other.right > one.left)
          add(one.element, `overlaps ${nameOfElement(other.element)}`);
      }
    return [...faults];
  });
}
