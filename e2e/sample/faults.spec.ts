/** Faults of the network, of storage, and of islands. */
import { book, bookNow } from '@/e2e/sample/support/booking';
import { counters, startCounters } from '@/e2e/sample/support/counters';
import { expectThanks, fillIn, formIn, submit, submitIn } from '@/e2e/sample/support/form';
import {
  expectPage,
  follow,
  MOVING,
  open,
  openAnswer,
  openStopped,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup, popup, popupFrame } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { layoutFaults } from '@/kit/testing/layout';

test.use(MOVING);

/** Blocks storage and cookies. Tests run it in every document before its scripts. */
const blockStorage = () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, store, { get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
};

const OFFLINE = /^(failed|console) .*net::ERR_INTERNET_DISCONNECTED/;

test.describe('For a new visitor,', () => {
  test.use({ visitor: 'new' });

  test('a page that goes offline works and shows contact links instead of the form, which loads when the visitor is back online', async ({
    page,
    context,
    permit,
  }) => {
    permit(OFFLINE);
    await openStopped(page, '/');
    await context.setOffline(true);
    await openPopup(page);
    const retry = popup(page).getByRole('button', { name: 'Form not showing? Try again' });
    await expect(retry).toBeVisible();
    for (const name of ['hello@brightkiln.example', '+1 202 555 0142', 'Chat'])
      await expect(popup(page).getByRole('link', { name })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft(await layoutFaults(page)).toEqual([]);
    await context.setOffline(false);
    await retry.click();
    await expect(submitIn(popupFrame(page).contentFrame())).toBeVisible();
    await closePopup(page);
    await context.setOffline(true);
    await startCounters(page);
    await page.clock.runFor(10_100);
    await expect(counters(page)).toHaveText(['500+', '50+']);
    await openAnswer(page);
  });

  test('if storage and cookies are blocked, each failure of the popup is logged, the popup opens once, and the form can be submitted', async ({
    page,
    permit,
  }) => {
    // The errors of specification, section 8.
    permit(
      /^console The popup flag cannot be read from session storage\./,
      /^console The popup flag cannot be written to session storage\./,
    );
    await page.addInitScript(blockStorage);
    await openStopped(page, '/');
    await openPopup(page);
    await closePopup(page);
    await startCounters(page);
    await page.clock.runFor(10_100);
    await expect(counters(page)).toHaveText(['500+', '50+']);
    await follow(page, 'About Us');
    await expectPage(page, '/AboutUs', 'About us');
    await page.clock.runFor(5000);
    await expect(popup(page)).toHaveCount(0);
    await follow(page, 'Book a Call With Experts!');
    const form = formIn(page, 'Contact Form');
    await fillIn(form);
    await submit(form);
    await expectThanks(page);
  });

  test('islands that throw keep their static HTML, each error is logged once, the other islands work, and "Book Now" leads to the contact page with the product, also from a dialog that was opened before', async ({
    page,
    permit,
  }) => {
    permit(/^console .*planted/);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('planted')) logged.push(message.text());
    });
    // Make two islands throw: that of the counters (`.counter`), and that of the booking dialog.
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
    await openAnswer(page);
    await openPopup(page);
    expect(logged).toHaveLength(2);
    await closePopup(page);

    await test.step('Without its island, the booking dialog leads to the contact page', async () => {
      const release = await delayScripts(page);
      await shown(page, '/Products');
      await book(page, 'Cab Booking App');
      release();
      await expect(page).toHaveURL('/ContactUs?product=Cab+Booking+App');
      await open(page, '/Products');
      await bookNow(page, 'SaaS Development').click();
      await expect(page).toHaveURL('/ContactUs?product=SaaS+Development');
    });
  });
});
