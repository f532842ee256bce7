import { site } from '@/content/site';
import { expectThanks, fillIn, formIn, submit, VISITOR } from '@/e2e/support/leadForm';
import { book, booking, TITLES } from '@/e2e/support/booking';
import { openPopup, openStopped, popupFrame } from '@/e2e/support/popup';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/leadForm';

const FRAME = 'Contact form';

test('The contact page has the email link and a picture', async ({ page }) => {
  await open(page, '/ContactUs');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: site.email }).first()).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  const picture = main.getByRole('img', { name: /Seven finished pots/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('The contact form is in a sandboxed frame, 437 px high', async ({ page }) => {
  await open(page, '/ContactUs');
  const frame = page.getByTitle(FRAME);
  await expect(frame).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  await expect(frame).toHaveCSS('height', '437px');
});

test('The demo form uses the font and the buttons of the site', async ({ page }) => {
  await open(page, '/ContactUs');
  const button = formIn(page, FRAME).getByRole('button', { name: 'Submit' });
  await expect(button).toHaveCSS('background-color', 'rgb(226, 85, 27)');
  const loaded = () =>
    button.evaluate((element) => [
      getComputedStyle(element).fontFamily.split(',')[0],
      [...document.fonts].every(({ status }) => status === 'loaded'),
    ]);
  await expect.poll(loaded).toEqual(['"Instrument Sans"', true]);
});

test('An incomplete form is not submitted', async ({ page }) => {
  await open(page, '/ContactUs');
  const form = formIn(page, FRAME);
  await submit(form);
  await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await fillIn(form);
  await form.getByRole('textbox', { name: /^Email/ }).fill('not an address');
  await submit(form);
  await expect(form.getByRole('textbox', { name: /^Email/ })).toBeFocused();
  await expect(page).toHaveURL('/ContactUs');
});

test('A lead from the contact page ends at /thank-you, and no URL contains its data', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/ContactUs');
  const form = formIn(page, FRAME);
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
  const words = Object.values(VISITOR).flatMap((value) => value.split(/\W+/));
  for (const word of words.filter((each) => each.length > 3)) {
    expect(asked.filter((line) => line.includes(word))).toEqual([]);
  }
});

test('A lead from a booking ends at /thank-you', async ({ page }) => {
  await open(page, '/Products');
  await book(page, TITLES[0]!);
  const form = formIn(booking(page), 'Booking Form');
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('reaches /thank-you from the popup', async ({ page }) => {
    await openStopped(page, '/AboutUs');
    await openPopup(page);
    const form = popupFrame(page).contentFrame();
    await fillIn(form);
    await submit(form);
    await expectThanks(page);
  });
});
