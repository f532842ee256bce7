import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { expect, test } from '@/e2e/support/test';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

const READ = /^console The popup flag cannot be read from session storage\./;
const WRITTEN = /^console The popup flag cannot be written to session storage\./;

const STORAGE_FAULTS = () =>
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });

const FULL = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
};

const SILENT = () => {
  Storage.prototype.getItem = () => {
    throw new DOMException('Broken', 'InvalidStateError');
  };
};

const FAILURES = [
  { name: 'may not be touched', cause: STORAGE_FAULTS, logged: [READ, WRITTEN] },
  { name: 'is full', cause: FULL, logged: [WRITTEN] },
  { name: 'cannot be read', cause: SILENT, logged: [READ] },
];

for (const { name, cause, logged } of FAILURES) {
  test(`The popup opens when session storage ${name}, and the failure is logged`, async ({
    page,
    permit,
  }) => {
    permit(...logged);
    await page.addInitScript(cause);
    await openStopped(page, '/');
    await openPopup(page);
  });
}

test('Without storage, the popup still opens only once per document', async ({ page, permit }) => {
  permit(READ, WRITTEN);
  await page.addInitScript(STORAGE_FAULTS);
  await openStopped(page, '/');
  await openPopup(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/Services');
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
});
