/** Tests the main journey of the site's own form: a lead arrives, with product and attribution. */
import { contact } from '@/content/pages/ContactUs';
import { booking as bookingWords } from '@/content/booking';
import { popup as popupWords } from '@/content/popup';
import { book, booking, titleAt } from '@/e2e/support/booking';
import { expectThanks, ownFormIn, productIn, submit, submitIn } from '@/e2e/support/leadForm';
import { fillInAll, LEAD_REQUEST, leadsOf, newVisitor } from '@/e2e/support/leads';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { at, open } from '@/e2e/support/site';
import { expectExplained, storedNames } from '@/e2e/support/stored';
import { expect, test } from '@/e2e/support/test';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

const PRODUCT = titleAt(2);
const QUERY = '?utm_source=news&gclid=G1&other=x';
const ATTRIBUTION = { utm_source: 'news', gclid: 'G1' };

test('The demonstration form is not exported', async ({ request }) => {
  expect((await request.get('/forms/wtl/demo/')).status()).toBe(404);
});

test('A lead from the contact page arrives with the product and the attribution, and Back leads to the form', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor();
  await open(page, `${at.contact}${QUERY}&product=${encodeURIComponent(PRODUCT)}`);
  const form = ownFormIn(page, contact.frameTitle);
  await expect(productIn(form, PRODUCT)).toBeVisible();
  await fillInAll(form, visitor);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toEqual([
    {
      ...visitor,
      language: 'en',
      lead_id: expect.stringMatching(/^[\da-f]{32}$/),
      product: PRODUCT,
      ...ATTRIBUTION,
      landing_page: at.contact,
    },
  ]);
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === at.contact);
  await expect(submitIn(form)).toBeEnabled();
});

test('A lead from the booking dialog arrives with the product and the attribution', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor();
  await open(page, `${at.products}${QUERY}`);
  await book(page, PRODUCT);
  const form = ownFormIn(booking(page), bookingWords.frameTitle);
  await fillInAll(form, visitor);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([
    { email: visitor.email, product: PRODUCT, ...ATTRIBUTION, landing_page: at.products },
  ]);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('can send a lead from the popup, and the privacy notice explains what is stored', async ({
    page,
    permit,
  }) => {
    permit(LEAD_REQUEST);
    const visitor = newVisitor();
    await openStopped(page, `/${QUERY}`);
    await openPopup(page);
    const form = ownFormIn(popup(page), popupWords.frameTitle);
    await fillInAll(form, visitor);
    await submit(form);
    await expectThanks(page);
    const [lead] = await leadsOf(visitor);
    expect(lead).toMatchObject({ email: visitor.email, ...ATTRIBUTION, landing_page: '/' });
    expect(lead).not.toHaveProperty('product');
    const stored = await storedNames(page);
    expect(stored).toEqual([STORAGE_KEYS.attribution, POPUP_FLAG_KEY, 'lead_attempts'].sort());
    await page.goto(at.notice);
    await expectExplained(page, stored);
  });
});
