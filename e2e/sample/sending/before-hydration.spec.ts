/** Tests what becomes of a lead that is submitted before hydration, and of what was typed until then. */
import { booking, book } from '@/e2e/sample/support/booking';
import {
  bookingForm,
  contactForm,
  expectKept,
  expectThanks,
  LEAD_REQUEST,
  leadsOf,
  SAYS,
  send,
  sendEarly,
} from '@/e2e/sample/support/form';
import { back, islandsReady } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

test.use({ build: 'sending' });

const QUERY = '?utm_source=news&product=SaaS+Development';

test.beforeEach(({ permit }) => permit(LEAD_REQUEST));

test('A lead arrives at once, with its details, is counted, even if the visitor leaves /thank-you before it hydrates, and Back says that it was sent @engines', async ({
  page,
  counted,
}) => {
  const unblock = await delayScripts(page);
  await shown(page, `./ContactUs${QUERY}`);
  const form = contactForm(page);
  const visitor = await sendEarly(form);
  unblock();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([
    {
      email: visitor.email,
      language: 'en',
      utm_source: 'news',
      product: 'SaaS Development',
      landing_page: '/ContactUs',
    },
  ]);
  await expect.poll(() => counted).toContain('lead /my.repo/thank-you');
  await back(page, `./ContactUs${QUERY}`);
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByText(SAYS.sent)).toBeVisible();
});

test('A lead from the booking dialog names the product, and Back opens the dialog with the text @engines', async ({
  page,
}) => {
  const unblock = await delayScripts(page);
  await shown(page, './Products');
  await book(page, 'Cab Booking App');
  expect((await booking(page).boundingBox())!.y).toBe(100);
  const visitor = await sendEarly(bookingForm(page));
  unblock();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Cab Booking App' }]);
  await back(page, './Products');
  await islandsReady(page);
  await expect(page.getByRole('dialog', { name: 'Book Cab Booking App' })).toBeVisible();
  await expectKept(bookingForm(page), visitor);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead arrives with what the build knows', async ({ page }) => {
    await page.goto('./ContactUs');
    const { visitor } = await send(page);
    await expectThanks(page);
    expect(await leadsOf(visitor)).toMatchObject([{ name: visitor.name, language: 'en' }]);
  });
});
