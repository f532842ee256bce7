/** Faults of the network, of storage and of islands, and pages that others change, such as a translator. */
import type { Page } from '@playwright/test';

import { book, booking, bookNow, bookStopped } from '@/e2e/sample/support/booking';
import { addButton, hideAddresses, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { counters, startCounters } from '@/e2e/sample/support/counters';
import {
  expectThanks,
  field,
  fill,
  formIn,
  submit,
  submitButton,
  VISITOR,
} from '@/e2e/sample/support/form';
import {
  expectPage,
  follow,
  islandsReady,
  MOVING,
  open,
  openAnswer,
  openStopped,
  scrollDown,
  stopClock,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup, popup, popupFrame } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { translate } from '@/e2e/sample/support/translate';
import { delayRequests, delayScripts, shown } from '@/kit/testing/delayRequests';
import { layoutFaults } from '@/kit/testing/layout';

test.use({ ...MOVING, visitor: 'new' });

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

test('A page that goes offline works and shows contact links instead of the form, which loads when the visitor is back online', async ({
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
  await expect(submitButton(popupFrame(page).contentFrame())).toBeVisible();
  await closePopup(page);
  await context.setOffline(true);
  await startCounters(page);
  await page.clock.runFor(10_100);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await openAnswer(page);
});

test('If storage and cookies are blocked, each failure of the popup is logged, the popup opens once, and the form can be submitted', async ({
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
  await fill(form, VISITOR);
  await submit(form);
  await expectThanks(page);
});

test('Islands that throw keep their static HTML, each error is logged once, the other islands work, and "Book Now" leads to the contact page with the product, also from a dialog that was opened before', async ({
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

test.describe('On a page that others change', () => {
  test.beforeEach(({ page }) => stopClock(page));

  // pages.spec.ts translates the contents of the agreement, and a page that was not found.
  test('On a translated page, the booking dialog says whether its form has loaded', async ({
    page,
  }) => {
    await open(page, '/Products');
    await translate(page);
    const release = await delayRequests(page, '**/forms/wtl/**');
    await bookStopped(page, 'Food Delivery App');
    const status = booking(page).getByRole('status');
    await expect(status).toHaveText('Loading the form', { ignoreCase: true });
    await page.clock.runFor(10_000);
    await expect(status).toHaveText('The form did not load', { ignoreCase: true });
    await expect(
      booking(page).getByRole('link', { name: 'hello@brightkiln.example' }),
    ).toBeVisible();
    release();
    await booking(page).getByRole('button', { name: 'Try again' }).click();
    await expect(submitButton(formIn(booking(page), 'Booking Form'))).toBeVisible();
    await expect(status).toHaveText('');
  });

  /** Opens a page, does what a visitor does to the page before hydration, changes it, and hydrates it. */
  async function changeEarly(
    page: Page,
    path: string,
    act: () => Promise<unknown>,
    change: (page: Page) => Promise<unknown>,
  ) {
    const release = await delayScripts(page);
    await shown(page, path);
    await act();
    await change(page);
    release();
    await islandsReady(page);
  }

  test('If a button is added next to the telephone number, and a host hides the email addresses, before hydration, only these links are rendered again, and text and focus stay in the form', async ({
    page,
    permit,
  }) => {
    permit(RENDERED_AGAIN);
    const parts = page.locator('header, main, footer, [popover]');
    const name = field(formIn(page, 'Contact Form'), 'name');
    const act = async () => {
      await parts.evaluateAll((found) =>
        found.forEach((each) => Object.assign(each, { old: true })),
      );
      await name.fill('Ada');
    };
    await changeEarly(page, '/ContactUs', act, async () => {
      await addButton(page);
      await hideAddresses(page);
    });
    await expect(page.locator('a[href="mailto:hello@brightkiln.example"]')).toHaveCount(4);
    await expect(page.locator('[href^="/cdn-cgi"]')).toHaveCount(0);
    const kept = await parts.evaluateAll((found) => found.map((each) => 'old' in each));
    expect(kept).toEqual([true, true, true, true]);
    await expect(name).toHaveValue('Ada');
    await expect(name).toBeFocused();
  });

  test('On a page that was translated before hydration, the menu that was open stays open, and islands work', async ({
    page,
    permit,
  }) => {
    // Any other React error, such as a missing node, fails the test.
    permit(RENDERED_AGAIN);
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
    await changeEarly(page, '/', openMenu, translate);
    await menu.getByRole('link', { name: 'About Us' }).click({ trial: true });
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await openPopup(page);
    await closePopup(page);
    await scrollDown(page);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await startCounters(page);
    await page.clock.runFor(10_100);
    await expect(counters(page)).toHaveText(['500+', '50+']);
    await openMenu();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expectPage(page, '/AboutUs', 'About us');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
