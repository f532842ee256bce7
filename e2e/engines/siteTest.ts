import type { Locator } from '@/kit/testing/engines/locator';
import { expect, test as base } from '@/kit/testing/engines/engineTest';
import type { Tab } from '@/kit/testing/engines/tab';
import { labelOf, type FieldId } from '@/e2e/support/leadForm';
import { isHydrated } from '@/lib/early';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

/**
 * Simulates a returning visitor by setting the popup flag in session storage. Opens a small file of
 * the site first, because session storage belongs to an origin.
 */
async function setReturning(tab: Tab) {
  await tab.goto('/robots.txt');
  await tab.evaluate((key) => sessionStorage.setItem(key, 'true'), POPUP_FLAG_KEY);
  // Otherwise, the history of the tab would say that the visit began at this file.
  await tab.evaluate(() => location.replace('about:blank'));
  await tab.expectValue(() => location.href, 'about:blank');
}

/** `isNew`: whether the visitor is new. The popup opens only for new visitors. */
export const test = base.extend<{ isNew: boolean }>({
  isNew: [false, { option: true }],

  app: ({ isNew }, provide) => provide({ isHydrated, prepare: isNew ? undefined : setReturning }),
});

/** The site's own form. */
export const ownFormOf = (title: string): Locator => ({ css: 'form', name: title });

/** A field of the demonstration form or of the site's own form. */
export const fieldOf = (id: FieldId, form: Locator): Locator => ({
  css: 'input, textarea',
  name: labelOf(id),
  in: form,
});

export { expect };
