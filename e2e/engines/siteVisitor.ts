import type { Target } from '@/kit/testing/engines/target';
import { expect, test as base } from '@/kit/testing/engines/visitorTest';
import type { Visitor } from '@/kit/testing/engines/visitor';
import { labelOf, type FieldId } from '@/e2e/support/leadForm';
import { isHydrated } from '@/lib/early';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

/**
 * Simulates a returning visitor by setting the popup flag in session storage. Opens a small file of
 * the site first, because session storage belongs to an origin.
 */
async function setReturning(visitor: Visitor) {
  await visitor.go('/robots.txt');
  await visitor.evaluate((key) => sessionStorage.setItem(key, 'true'), POPUP_FLAG_KEY);
}

/** `isNew`: whether the visitor is new. The popup opens only for new visitors. */
export const test = base.extend<{ isNew: boolean }>({
  isNew: [false, { option: true }],

  app: ({ isNew }, provide) => provide({ isHydrated, prepare: isNew ? undefined : setReturning }),
});

/** The site's own form. */
export const ownFormOf = (title: string): Target => ({ css: 'form', name: title });

/** A field of the demonstration form or of the site's own form. */
export const fieldOf = (id: FieldId, form: Target): Target => ({
  css: 'input, textarea',
  name: labelOf(id),
  in: form,
});

export { expect };
