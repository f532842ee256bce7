import type { Page } from '@playwright/test';

/**
 * Faults in the headings and landmarks that screen readers list: no or several level 1 headings, a
 * skipped level, a missing landmark, or two with the same name.
 */
export const outlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
        each.checkVisibility(),
      );
    let before = 0;
    for (const heading of visible('h1, h2, h3, h4, h5, h6')) {
      const level = Number(heading.tagName[1]);
      if (level > before + 1) faults.push(`h${level} after h${before}: ${heading.textContent}`);
      before = level;
    }
    const tops = visible('h1').length;
    if (tops !== 1) faults.push(`${tops} headings of level 1`);

    const nameOf = (element: HTMLElement) =>
      element.ariaLabel ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
    const names = new Set<string>();
    for (const each of visible('nav, section, aside, form[aria-label]')) {
      const called = `${each.tagName} ${nameOf(each)}`;
      if (!nameOf(each)?.trim()) faults.push(`${called}: no name`);
      if (names.has(called)) faults.push(`${called}: twice`);
      names.add(called);
    }
    for (const selector of ['body > header', 'body > main', 'body > footer', 'nav'])
      if (visible(selector).length === 0) faults.push(`no ${selector}`);
    return faults;
  });

/**
 * Neighbors in document order that are displayed in reverse order: the second one is above, but not
 * to the right (which would be the next column), or to the left in the same row. A number and its
 * label count as one. Fixed and absolutely positioned elements are ignored.
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
