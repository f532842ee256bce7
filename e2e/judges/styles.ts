import type { Page } from '@playwright/test';

/**
 * In the only way that a strict content security policy allows.
 * @returns the stylesheet, to disable it later
 */
export const addStyles = (page: Page, css: string) =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
