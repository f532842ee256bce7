/** Tests what becomes of a lead that is submitted before hydration, and of what was typed until then. */
import { booking, book } from '@/e2e/sample/support/booking';
import {
  bookingForm,
  clickWhileSending,
  contactForm,
  expectArrived,
  expectKept,
  expectThanks,
  field,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  release,
  SAYS,
  sendEarly,
  submit,
} from '@/e2e/sample/support/form';
import { back, islandsReady } from '@/e2e/sample/support/page';
import { addIcon, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

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
  await expect.poll(() => counted.plausible).toContain('lead /my.repo/thank-you');
  await back(page, `./ContactUs${QUERY}`);
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByText(SAYS.sent)).toBeVisible();

  await test.step('The next lead is counted on the page after /thank-you', async () => {
    const unblockNext = await delayScripts(page);
    await field(form, 'message').fill('Another desk');
    await submit(form);
    await expectThanks(page);
    const leads = () => counted.plausible.filter((event) => event.startsWith('lead'));
    expect(leads()).toEqual(['lead /my.repo/thank-you']);
    await shown(page, './FAQ');
    unblockNext();
    await expect.poll(leads).toEqual(['lead /my.repo/thank-you', 'lead /my.repo/FAQ']);
  });
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

test('If an icon is added next to a field before hydration, text and focus stay, and the lead arrives, once', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const unblock = await delayScripts(page);
  await shown(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  await addIcon(page);
  unblock();
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(field(form, 'message')).toBeFocused();
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ message: visitor.message }]);

  await test.step('A click while the browser waits for the answer does not send a lead again', async () => {
    const unblockNext = await delayScripts(page);
    await shown(page, './ContactUs');
    const late = newVisitor('late');
    await fill(form, late);
    const { reported } = await clickWhileSending(page);
    await form.getByRole('button').click({ noWaitAfter: true });
    await expectArrived(late);
    unblockNext();
    await reported;
    await release(late);
    await expectThanks(page);
    const [lead, ...others] = await leadsOf(late);
    expect(others).toEqual([]);
    expect(lead!.lead_id).toMatch(/^[\da-f]{32}$/);
  });
});

test('If the browser translates the page before hydration, an open booking dialog keeps its text, also for the next product if it was closed before hydration, and the lead names the product', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const visitor = newVisitor();
  const bookEarly = async () => {
    const unblock = await delayScripts(page);
    await shown(page, './Products');
    await book(page, 'Cab Booking App');
    await fill(bookingForm(page), visitor);
    return unblock;
  };

  await test.step('A dialog that was closed before hydration', async () => {
    const unblock = await bookEarly();
    await page.keyboard.press('Escape');
    unblock();
    await islandsReady(page);
    await book(page, 'SaaS Development');
    await expectKept(bookingForm(page), visitor);
    await submit(bookingForm(page));
    await expectThanks(page);
    expect(await leadsOf(visitor)).toMatchObject([{ product: 'SaaS Development' }]);
  });

  await test.step('A translated page', async () => {
    visitor.message = 'Another desk';
    const unblock = await bookEarly();
    await translate(page);
    unblock();
    await islandsReady(page);
    await expectKept(bookingForm(page), visitor);
    await expect(field(bookingForm(page), 'message')).toBeFocused();
    await submit(bookingForm(page));
    await expectThanks(page);
    expect((await leadsOf(visitor))[1]).toMatchObject({ product: 'Cab Booking App' });
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a redirect to a host that the settings do not list is blocked, the text stays, and a lead arrives with what the build knows', async ({
    page,
    permit,
  }) => {
    permit(/^console .*form-action/);
    await page.goto('./ContactUs');
    const form = contactForm(page);
    const visitor = newVisitor('elsewhere');
    await fill(form, visitor);
    await submit(form);
    await expectArrived(visitor);
    await expectKept(form, visitor);
    await field(form, 'company').fill('');
    await submit(form);
    await expectThanks(page);
    expect((await leadsOf(visitor))[1]).toMatchObject({ name: visitor.name, language: 'en' });
  });
});
