import type { Page } from '@playwright/test';

import { booking as words } from '@/content/booking';
import { book, booking, bookNow, titleAt } from '@/e2e/support/booking';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { expectThanks, fillIn, formIn, submit } from '@/e2e/support/leadForm';
import {
  anyPage,
  at,
  expectPage,
  follow,
  islandsReady,
  isLocked,
  open,
  stopClock,
} from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/formFrame';

/** A point on the backdrop, to the left of the centered dialog. */
const BESIDE = { x: 20, y: 400 };

const frame = (page: Page) => booking(page).getByTitle(words.frameTitle);
const form = (page: Page) => formIn(booking(page), words.frameTitle);

test('The booking dialog shows the product, locks scrolling, and closes with ×, the backdrop, Esc and Back', async ({
  page,
}) => {
  await open(page, anyPage);
  await follow(page, at.products);
  await expectPage(page, at.products);
  for (const [title, close] of [
    [titleAt(0), () => booking(page).getByRole('button', { name: words.close }).click()],
    [titleAt(4), () => page.mouse.click(BESIDE.x, BESIDE.y)],
    [titleAt(9), () => page.keyboard.press('Escape')],
  ] as const) {
    await book(page, title);
    await expect(booking(page).getByRole('heading', { level: 2 })).toHaveText(
      words.heading.replace('{title}', title),
    );
    await expect(form(page).getByRole('button')).toBeVisible();
    const query = String(new URLSearchParams({ product: title }));
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`\\?${escapeRegExp(query)}$`));
    expect(await isLocked(page)).toBe(true);
    await close();
    await expect(booking(page)).toHaveCount(0);
    expect(await isLocked(page)).toBe(false);
    await expect(bookNow(page, title)).toBeFocused();
    await expect(page).toHaveURL(at.products);
  }
  await book(page, titleAt(11));
  await expect(form(page).getByRole('button')).toBeVisible();
  await page.goBack();
  await expectPage(page, anyPage);
  await expect(booking(page)).toHaveCount(0);
  expect(await isLocked(page)).toBe(false);
});

test('The booking dialog opens 100 px from the top, stays open after clicks inside it, and contains a form that can be submitted', async ({
  page,
}) => {
  await open(page, at.products);
  await book(page, titleAt(10));
  await expect(booking(page).getByText(words.subtitle)).toBeVisible();
  const frame = booking(page).getByTitle(words.frameTitle, { exact: true });
  await expect(frame).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');

  const { x, y, width, height } = (await booking(page).boundingBox())!;
  expect(y).toBe(100);
  for (const point of [
    // Clicks around the frame (above, left, right and below) and in the header must not close the
    // dialog.
    { x: x + width / 2, y: (await frame.boundingBox())!.y - 6 },
    { x: x + 4, y: y + height / 2 },
    { x: x + width - 4, y: y + height / 2 },
    { x: x + width / 2, y: y + height - 4 },
    { x: x + 20, y: y + 20 },
  ])
    await page.mouse.click(point.x, point.y);
  // A drag from the dialog to the backdrop must not close the dialog.
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await page.mouse.up();
  await expect(booking(page)).toBeVisible();

  await fillIn(form(page));
  await submit(form(page));
  await expectThanks(page);
});

const FAULT = 'The dialog is broken';

/** Breaks the booking island while it hydrates. */
const breakIsland = (page: Page) =>
  page.addInitScript((fault) => {
    Object.defineProperty(Element.prototype, 'ariaHasPopup', {
      set: () => {
        throw new Error(fault);
      },
    });
  }, FAULT);

/** Breaks the booking island when its dialog opens. */
const breakDialog = (page: Page) =>
  page.addInitScript((fault) => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error(fault);
    };
  }, FAULT);

for (const { when, isEarly, failure } of [
  { when: 'before hydration', isEarly: true, failure: breakIsland },
  { when: 'after hydration', isEarly: false, failure: breakIsland },
  { when: 'that opens the broken dialog', isEarly: false, failure: breakDialog },
])
  test(`If the booking dialog fails, a click on "Book Now" ${when} opens the contact page with the product, without a timeout`, async ({
    page,
    permit,
  }) => {
    permit(new RegExp(`^console .*${FAULT}`));
    await failure(page);
    await stopClock(page);
    const release = isEarly ? await delayScripts(page) : () => {};
    await shown(page, at.products);
    if (!isEarly) await islandsReady(page);
    await bookNow(page, titleAt(4)).click();
    release();
    await expect(page).toHaveURL(`${at.contact}?${new URLSearchParams({ product: titleAt(4) })}`);
  });
