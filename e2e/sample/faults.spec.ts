/** Faults of storage and of islands, and pages that others change, such as a translator. */
import { bookNow } from '@/e2e/sample/support/booking';
import { counters, startCounters } from '@/e2e/sample/support/counters';
import { field, formIn } from '@/e2e/sample/support/form';
import {
  expectPage,
  follow,
  islandsReady,
  MOVING,
  openStopped,
  stopClock,
} from '@/e2e/sample/support/page';
import { closePopup, expectNoPopup, openPopup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/support/test';
import { hideAddresses, RENDERED_AGAIN, translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/e2e/support/delayRequests';

test.use({ ...MOVING, visitor: 'new' });

/** Runs in every document before its scripts. */
const blockStorage = () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, store, { get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
};

test('If storage and cookies are blocked, each failure of the popup is logged, and the popup opens once', async ({
  page,
  permit,
}) => {
  // Specification, section 8.
  permit(
    /^console The popup flag cannot be read from session storage\./,
    /^console The popup flag cannot be written to session storage\./,
  );
  await page.addInitScript(blockStorage);
  await openStopped(page, '/');
  await openPopup(page);
  await closePopup(page);
  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs', 'About us');
  await expectNoPopup(page);
});

test('Islands that throw keep their static HTML, the other islands work, and "Book Now" leads to the contact page with the product', async ({
  page,
  permit,
}) => {
  permit(/^console .*planted/);

  // The islands of the counters and of the booking dialog.
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches('.counter')) throw new Error('planted');
      observe.call(this, target);
    };
    Object.defineProperty(Element.prototype, 'ariaHasPopup', {
      set: () => {
        throw new Error('planted');
      },
    });
  });
  await openStopped(page, '/');
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await openPopup(page);
  await closePopup(page);
  await follow(page, 'Products');
  await bookNow(page, 'SaaS Development').click();
  await expect(page).toHaveURL('/ContactUs?product=SaaS+Development');
});

test('If a host hides the email addresses before hydration, they are rendered again, and text and focus stay in the form', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const name = field(formIn(page, 'Contact Form'), 'name');
  await stopClock(page);
  const release = await delayScripts(page);
  await shown(page, '/ContactUs');
  await name.fill('Ada');
  await hideAddresses(page);
  release();
  await islandsReady(page);
  await expect(page.locator('a[href="mailto:hello@brightkiln.example"]')).toHaveCount(4);
  await expect(page.locator('[href^="/cdn-cgi"]')).toHaveCount(0);
  await expect(name).toHaveValue('Ada');
  await expect(name).toBeFocused();
});

test('On a page that was translated before hydration, islands work', async ({ page, permit }) => {
  // Any other React error, such as a missing node, fails the test.
  permit(RENDERED_AGAIN);
  await stopClock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page);
  await shown(page, '/');
  await translate(page);
  release();
  await islandsReady(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await openPopup(page);
  await closePopup(page);
  await startCounters(page);
  await page.clock.runFor(10_100);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expectPage(page, '/AboutUs', 'About us');
  await expect(menu).toBeHidden();
});
