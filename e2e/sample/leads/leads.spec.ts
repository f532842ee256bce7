/** A lead of the site's own form arrives, with product and attribution, from each place. */
import { booking, book } from '@/e2e/sample/support/booking';
import { expect, test } from '@/e2e/sample/support/countingTest';
import {
  bookingForm,
  contactForm,
  expectKept,
  expectThanks,
  field,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  popupForm,
  send,
  submit,
} from '@/e2e/sample/support/form';
import { islandsReady, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup } from '@/e2e/sample/support/popup';
import { RENDERED_AGAIN, translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/e2e/support/delayRequests';

const QUERY = '?utm_source=news&utm_campaign=A%26B&gclid=G1&other=x';
const ATTRIBUTION = { utm_source: 'news', utm_campaign: 'A&B', gclid: 'G1' };

test.use({ build: 'other' });

test.beforeEach(({ permit }) => permit(LEAD_REQUEST));

test('The browser asks for what is missing, and a lead from the contact page arrives with the fields, the product and the attribution, and no more @engines', async ({
  page,
}) => {
  await open(page, `./ContactUs${QUERY}&product=NGO+Website+Development`);
  const form = contactForm(page);
  await submit(form);
  await expect(field(form, 'name')).toBeFocused();
  await expect(field(form, 'name')).toHaveCSS('border-top-width', '3px');
  const visitor = await send(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toEqual([
    {
      ...visitor,
      message: visitor.message.replace('\n', '\r\n'),
      _gotcha: '',
      returnURL: expect.stringMatching(/\/my\.repo\/thank-you$/),
      lead_id: expect.stringMatching(/^\d+(-\d+){3}$/),
      product: 'NGO Website Development',
      ...ATTRIBUTION,
      landing_page: '/ContactUs',
    },
  ]);
});

test('Before hydration, the booking dialog keeps what was typed when the visitor chooses another product, which the lead names @engines', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, './Products');
  await book(page, 'Food Delivery App');
  await field(bookingForm(page), 'phone').fill('+1 202 555 0143');
  await page.keyboard.press('Escape');
  await expect(booking(page)).toBeHidden();
  await book(page, 'NGO Website Development');
  await expect(field(bookingForm(page), 'phone')).toHaveValue('+1 202 555 0143');
  const visitor = await send(bookingForm(page));
  release();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'NGO Website Development' }]);
});

test('What is typed before hydration stays, also in the booking dialog, if a translator changes the page', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const release = await delayScripts(page);
  await shown(page, './Products');
  await book(page, 'Food Delivery App');
  await translate(page);
  const visitor = newVisitor();
  await fill(bookingForm(page), visitor);
  release();
  await islandsReady(page);
  await expect(page.locator('font')).not.toHaveCount(0);
  await expectKept(bookingForm(page), visitor);
  await submit(bookingForm(page));
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Food Delivery App' }]);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('can send a lead from the popup @engines', async ({ page }) => {
    await openStopped(page, `./${QUERY}`);
    await openPopup(page);
    const visitor = await send(popupForm(page));
    await expectThanks(page);
    const [lead] = await leadsOf(visitor);
    expect(lead).toMatchObject({ ...ATTRIBUTION, landing_page: '/' });
    expect(lead).not.toHaveProperty('product');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead arrives with its fields', async ({ page }) => {
    await page.goto('./ContactUs');
    const visitor = await send(contactForm(page));
    await expectThanks(page);
    const [lead] = await leadsOf(visitor);
    expect(Object.keys(lead!).sort()).toEqual(
      [...Object.keys(visitor), '_gotcha', 'returnURL'].sort(),
    );
  });
});
