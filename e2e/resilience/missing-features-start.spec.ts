import { MOVING } from '@/e2e/support/motion';
import { HEADINGS, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

// CSP requires Trusted Types, which one of these browsers does not support.
test.use({ ...MOVING, bypassCSP: true });

/**
 * Features that the first scripts detect and can do without. Next.js includes a polyfill for
 * `canParse`.
 */
const STARTS: Record<string, { remove: () => unknown; isThere: () => boolean; after: boolean }> = {
  'scheduler.postTask': {
    remove: () => Reflect.deleteProperty(self, 'scheduler'),
    isThere: () => 'scheduler' in self,
    after: false,
  },
  'Trusted Types': {
    remove: () => Reflect.deleteProperty(self, 'trustedTypes'),
    isThere: () => 'trustedTypes' in self,
    after: false,
  },
  'reports of the largest paint': {
    remove: () => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['navigation'] });
      // Observing an unknown entry type has no effect.
      PerformanceObserver.prototype.observe = () => {};
    },
    isThere: () => PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'),
    after: false,
  },
  'URL.canParse': {
    remove: () => Reflect.deleteProperty(URL, 'canParse'),
    isThere: () => 'canParse' in URL,
    after: true,
  },
};

for (const [name, { remove, isThere, after }] of Object.entries(STARTS)) {
  test(`Without ${name}, the islands hydrate and work`, async ({ page }) => {
    await page.addInitScript(`(${remove})(); self.isGone = !(${isThere})()`);
    await open(page, '/');
    expect(await page.evaluate(() => (self as unknown as { isGone: boolean }).isGone)).toBe(true);
    expect(await page.evaluate(isThere)).toBe(after);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/FAQ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS['/FAQ']);
  });
}
