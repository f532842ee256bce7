import { isHydrated } from '@/e2e/sample/support/page';
import type { Locator } from '@/kit/testing/engines/locator';
import { expect, test as base } from '@/kit/testing/engines/engineTest';
import type { Tab } from '@/kit/testing/engines/tab';

/**
 * Simulates a returning visitor by setting the popup flag in session storage. Opens a small file of
 * the site first, because session storage belongs to an origin.
 */
async function setReturning(tab: Tab) {
  await tab.goto('./robots.txt');
  await tab.evaluate(() => sessionStorage.setItem('popupShown_once', 'true'));
  // Otherwise, the history of the tab would say that the visit began at this file.
  await tab.evaluate(() => location.replace('about:blank'));
  await tab.expectValue(() => location.href, 'about:blank');
}

/** `isNew`: whether the visitor is new. The popup opens only for new visitors. */
export const test = base.extend<{ isNew: boolean }>({
  isNew: [false, { option: true }],

  app: ({ isNew }, provide) => provide({ isHydrated, prepare: isNew ? undefined : setReturning }),
});

/** A field of the demonstration form or of the site's own form. */
export const field = (label: string, form: Locator): Locator => ({
  css: 'input, textarea',
  name: label,
  in: form,
});

export { expect };
