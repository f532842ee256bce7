import type { Page } from '@playwright/test';

/** Selectors of an app. */
export type Marks = {
  /** Text that may be clipped or outside the window. */
  hidden: string;
  /** What may be below something else, such as a placeholder. */
  behind: string;
  /** Links that look like buttons. */
  buttons: string;
};

const NOTHING: Marks = { hidden: 'none', behind: 'none', buttons: 'none' };

/**
 * Finds layout faults in the page, or in an open modal dialog: horizontal scrolling, and text that
 * is outside the window, clipped, larger than its button, or overlapping other text or a picture.
 * Checks for overlaps only within the same layer, because the page scrolls behind fixed and sticky
 * elements.
 *
 * @returns one line for each fault
 */
export const layoutFaults = (page: Page, marks: Marks = NOTHING): Promise<string[]> =>
  page.evaluate(({ hidden, behind, buttons }) => {
    type Edges = { left: number; right: number; top: number; bottom: number };
    type Box = Edges & { element: Element; layer: Element | null; name: string; isText: boolean };
    const faults = new Set<string>();
    const root = document.querySelector('dialog:modal') ?? document.body;
    const width = document.documentElement.clientWidth;
    const CONTROLS = 'a, button, iframe, summary';
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden);

    for (const box of new Set([document.documentElement, root.closest('dialog')])) {
      const room = box ? box.scrollWidth - box.clientWidth : 0;
      if (room > 0) faults.add(`scrolls ${room} px sideways`);
    }

    const isDialog = root !== document.body;
    for (const control of [...(isDialog ? [root] : []), ...root.querySelectorAll(CONTROLS)]) {
      if (!shown(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < -2 || right > width + 2)
        faults.add(`outside the window: ${control.outerHTML.slice(0, 80)}`);
    }

    const layerOf = (element: Element | null): Element | null =>
      element === null || element === root
        ? null
        : /fixed|sticky/.test(getComputedStyle(element).position)
          ? element
          : layerOf(element.parentElement);

    /**
     * The edges that text must not cross. A scrollable box has no bottom edge, because visitors can
     * scroll down.
     */
    const edgesAround = (element: Element) => {
      const edges: Edges[] = [];
      let scroller: DOMRect | undefined;
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const isButton = box.matches(`button, ${buttons}`);
        const clipsX = isButton || overflowX !== 'visible';
        const clipsY = !scroller && (isButton || overflowY !== 'visible');
        if (!clipsX && !clipsY) continue;
        const rect = box.getBoundingClientRect();
        const { left, right, top, bottom } = rect;
        if (/auto|scroll/.test(overflowY)) scroller ??= rect;
        edges.push({
          left: clipsX ? left : -Infinity,
          right: clipsX ? right : Infinity,
          top: clipsY ? top - box.scrollTop : -Infinity,
          bottom: clipsY && !scroller ? bottom : Infinity,
        });
      }
      return { edges, scroller };
    };

    const boxes: Box[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const name = walker.currentNode.textContent!.trim().slice(0, 60);
      if (!name || !shown(element)) continue;
      const layer = layerOf(element);
      const { edges, scroller } = edgesAround(element);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        if (left < -1 || right > width + 1) faults.add(`outside the window: ${name}`);
        // Use the middle half of the line box, because letters are shorter than the box.
        const inset = (bottom - top) / 4;
        const ink = { left, right, top: top + inset, bottom: bottom - inset };
        for (const edge of edges)
          if (
            ink.left < edge.left - 1 ||
            ink.right > edge.right + 1 ||
            ink.top < edge.top - 1 ||
            ink.bottom > edge.bottom + 1
          )
            faults.add(`cut off: ${name}`);
        // The part of the text that is not scrolled out of view.
        const seen = {
          left: left + 1,
          right: right - 1,
          top: Math.max(ink.top, scroller?.top ?? -Infinity),
          bottom: Math.min(ink.bottom, scroller?.bottom ?? Infinity),
        };
        if (seen.top < seen.bottom) boxes.push({ ...seen, element, layer, name, isText: true });
      }
    }
    for (const element of root.querySelectorAll('img, iframe')) {
      if (!shown(element)) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const edges = { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
      const name = element.tagName;
      boxes.push({ ...edges, element, layer: layerOf(element), name, isText: false });
    }

    const visible = boxes.filter(({ element }) => !element.closest(behind));
    visible.sort((one, other) => one.top - other.top);
    for (const [index, one] of visible.entries())
      for (const other of visible.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (!one.isText && !other.isText) continue;
        if (one.element === other.element || one.layer !== other.layer) continue;
        if (other.left < one.right && other.right > one.left)
          faults.add(`overlap: ${one.name} / ${other.name}`);
      }
    return [...faults];
  }, marks);
