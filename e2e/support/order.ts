import type { Page } from '@playwright/test';

/**
 * Finds pairs of consecutive elements that are displayed in reverse order: the second element is to
 * the left of the first one, or above it (unless it is in the next column). A number and its label
 * count as one element. Ignores fixed and absolutely positioned elements.
 */
export const orderFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Unit = { element: Element; text: string; rect: DOMRect };
    const hung = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|absolute/.test(getComputedStyle(element).position) || hung(element.parentElement));
    const unitOf = (element: Element): Element =>
      element.closest('dl > div') ??
      (/^(inline|contents)/.test(getComputedStyle(element).display)
        ? unitOf(element.parentElement!)
        : element);
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"]') &&
      !hung(element);
    const faults: string[] = [];
    for (const part of document.querySelectorAll('body > :is(main, footer)')) {
      let before: Unit | undefined;
      const walker = document.createTreeWalker(
        part,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const pictures = node instanceof HTMLImageElement && node.alt !== '';
        const text = node instanceof Text ? node.data.trim() : pictures ? node.alt : '';
        const parent = node instanceof Element ? node : node.parentElement!;
        if (!text || !shown(parent)) continue;
        const element = pictures ? parent : unitOf(parent);
        if (element === before?.element) continue;
        const unit = { element, text, rect: element.getBoundingClientRect() };
        if (before) {
          const [a, b] = [before.rect, unit.rect];
          const above = b.bottom <= a.top + 1 && b.left < a.right - 1;
          const left = b.right <= a.left + 1 && b.top < a.bottom - 1;
          if (above || left)
            faults.push(`“${text.slice(0, 40)}” after “${before.text.slice(0, 40)}”`);
        }
        before = unit;
      }
    }
    return faults;
  });
