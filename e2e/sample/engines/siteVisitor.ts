import { isHydrated } from '@/e2e/sample/support/page';
import type { Target } from '@/kit/testing/engines/target';
import { expect, test as base } from '@/kit/testing/engines/visitorTest';
import type { Visitor } from '@/kit/testing/engines/visitor';

/**
 * Simulates a returning visitor by setting the popup flag in session storage. Opens a small file of
 * the site first, because session storage belongs to an origin.
 */
async function setReturning(visitor: Visitor) {
  await visitor.go('/robots.txt');
  await visitor.evaluate(() => sessionStorage.setItem('popupShown_once', 'true'));
}

/** `isNew`: whether the visitor is new. The popup opens only for new visitors. */
export const test = base.extend<{ isNew: boolean }>({
  isNew: [false, { option: true }],

  app: ({ isNew }, provide) => provide({ isHydrated, prepare: isNew ? undefined : setReturning }),
});

/** A field of the demonstration form or of the site's own form. */
export const field = (label: string, form: Target): Target => ({
  css: 'input, textarea',
  name: label,
  in: form,
});

export { expect };
