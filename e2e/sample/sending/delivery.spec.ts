/**
 * Tests that a lead arrives, with product and attribution, once, and is not lost, whatever the visitor does: closes a dialog, follows a
 * link, goes back, submits again, or has typed more than a browser sends in the background.
 */
import type { Page } from '@playwright/test';

import type { Counted } from '@/e2e/sample/support/analytics';
import { booking, book } from '@/e2e/sample/support/booking';
import {
  bookingForm,
  contactForm,
  expectArrived,
  expectKept,
  expectThanks,
  field,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  popupForm,
  release,
  SAYS,
  send,
  submit,
} from '@/e2e/sample/support/form';
import {
  activationEnds,
  back,
  follow,
  islandsReady,
  open,
  openStopped,
} from '@/e2e/sample/support/page';
import { openPopup, popup } from '@/e2e/sample/support/popup';
import { expectExplained } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { delayRequests, shown } from '@/kit/testing/delayRequests';

const TIMEOUT_MS = 10_000;

const QUERY = '?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1&other=x';
const ATTRIBUTION = { utm_source: 'news', utm_campaign: 'A&B', gclid: 'G1', li_fat_id: 'L1' };

const leadsIn = ({ plausible }: Counted) => plausible.filter((event) => event.startsWith('lead'));
const sentNotice = (page: Page) => page.getByText('Your message has been sent.');
const doubt = (page: Page) => contactForm(page).getByRole('region', { name: SAYS.unknown });
const followToContact = (page: Page) => follow(page, 'Book a Call With Experts!');

/**
 * Clicks an element as soon as the page leaves for /thank-you, and reports that. The page does it itself,
 * because Playwright waits for a navigation that has begun.
 */
async function clickWhileLeaving(page: Page, selector: string) {
  const clicked = page.waitForEvent('console', (message) => message.text() === 'clicked');
  await page.evaluate((clickable) => {
    navigation!.addEventListener('navigate', ({ destination }) => {
      if (!destination.url.endsWith('/thank-you')) return;
      setTimeout(() => {
        document.querySelector<HTMLElement>(clickable)!.click();
        console.log('clicked');
      });
    });
  }, selector);
  return { clicked };
}

test('A lead from the contact page arrives with the product and the attribution, and is not sent again after Back, until the text changes @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor();
  const url = `./ContactUs${QUERY}&product=SaaS+Development`;
  await open(page, url);
  const form = contactForm(page);
  await expect(form.getByText('Product: SaaS Development')).toBeVisible();
  await fill(form, visitor);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toEqual([
    {
      ...visitor,
      _gotcha: '',
      returnURL: expect.stringMatching(/\/my\.repo\/thank-you$/),
      language: 'en',
      lead_id: expect.stringMatching(/^[\da-f]{32}$/),
      product: 'SaaS Development',
      ...ATTRIBUTION,
      landing_page: '/ContactUs',
    },
  ]);

  await test.step('After Back, it is not sent again, until the text changes', async () => {
    await back(page, url);
    await expectKept(form, visitor);
    await expect(form.getByText(SAYS.sent)).toBeVisible();
    await submit(form);
    await expect(form.getByText(SAYS.sent)).toBeFocused();
    expect(await leadsOf(visitor)).toHaveLength(1);
    // More than a browser sends in the background.
    await field(form, 'message').fill('字'.repeat(8000));
    await expect(form.getByText(SAYS.sent)).toBeHidden();
    await submit(form);
    await expectThanks(page);
    await expectArrived(visitor, 2);
    expect((await leadsOf(visitor))[1]!.message).toHaveLength(8000);
  });
});

test.describe('A lead', () => {
  test.beforeEach(({ permit }) => permit(LEAD_REQUEST));

  test('is not dropped if its dialog closes, and the page says whether it was sent, counts it, and keeps the text of one that was not', async ({
    page,
    counted,
  }) => {
    const sendAndClose = async (company: 'late' | 'never') => {
      const visitor = newVisitor(company);
      await book(page, 'Cab Booking App');
      await fill(bookingForm(page), visitor);
      await submit(bookingForm(page));
      await expectArrived(visitor);
      await page.keyboard.press('Escape');
      await expect(booking(page)).toHaveCount(0);
      return visitor;
    };
    await openStopped(page, './Products');

    await test.step('A lead that is accepted', async () => {
      const visitor = await sendAndClose('late');
      await release(visitor);
      await expect(sentNotice(page)).toBeVisible();
      await expect(page).toHaveURL('./Products');
      expect(await leadsOf(visitor)).toHaveLength(1);
      await expect.poll(() => leadsIn(counted)).toEqual(['lead /my.repo/Products']);
      await page.reload();
      await islandsReady(page);
    });

    await test.step('A lead that fails', async () => {
      const visitor = await sendAndClose('never');
      await page.clock.runFor(TIMEOUT_MS);
      await expect(
        page.getByText('Your message may not have been sent. Your text is still here.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Open the form' }).click();
      await expect(page).toHaveURL('./ContactUs');
      await expectKept(contactForm(page), visitor);
      await expect(doubt(page)).toBeVisible();
      expect(leadsIn(counted)).toEqual(['lead /my.repo/Products']);
    });
  });
});

test('Back from /thank-you leads to the form, even if its page was still loading when the lead was accepted', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const load = await delayRequests(page, '**/*.{avif,webp}');
  await shown(page, './ContactUs');
  await islandsReady(page);
  const { visitor } = await send(page, 'late');
  await expectArrived(visitor);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await activationEnds(page);
  await release(visitor);
  await expectThanks(page);
  load();
  await back(page, './ContactUs');
});

test('If another page is faster than /thank-you, it says that the lead was sent and counts it, and the form can be used again; a lead on its way when the visitor leaves may have arrived, says the form', async ({
  page,
  counted,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  let abort = () => {};
  const held = new Promise<void>((resolve) => (abort = resolve));
  await page.route('**/thank-you', async (route) => {
    await held;
    await route.abort('aborted');
  });
  const { clicked } = await clickWhileLeaving(page, 'header a[href="/my.repo/AboutUs"]');
  const { form } = await send(page);
  await clicked;
  await expect.poll(() => leadsIn(counted)).toEqual(['lead /my.repo/AboutUs']);
  abort();
  await expect(sentNotice(page)).toBeVisible();
  await followToContact(page);
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await expect(form.getByText(SAYS.sent)).toBeVisible();

  await page.unroute('**/thank-you');

  await test.step('A lead on its way when the visitor leaves may have arrived, and a retry has the same id', async () => {
    const { visitor } = await send(page, 'late');
    await expectArrived(visitor);
    await page.goto('./robots.txt');
    await back(page, './ContactUs');
    await islandsReady(page);
    await expectKept(form, visitor);
    await expect(doubt(page)).toBeVisible();
    await submit(form);
    await expectArrived(visitor, 2);
    await release(visitor);
    await expectThanks(page);
    const [first, second] = await leadsOf(visitor);
    expect(first!.lead_id).toBe(second!.lead_id);
  });
});

test('A failure does not take the focus from somebody elsewhere on the page, or typing in the form', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, './ContactUs');
  const link = page.getByRole('contentinfo').getByRole('link').last();
  for (const focused of [field(contactForm(page), 'message'), link])
    await test.step(`${focused}`, async () => {
      const { form } = await send(page, 'never');
      await focused.press('x');
      const top = async () => Math.round((await focused.boundingBox())!.y);
      const before = await top();
      await page.clock.runFor(TIMEOUT_MS);
      await expect(doubt(page)).toBeVisible();
      await expect(form.getByRole('status')).toHaveText(SAYS.unknown);
      await expect(focused).toBeFocused();
      // The form has grown, but what is on the screen has not moved.
      expect(await top()).toBe(before);
      await open(page, './ContactUs');
    });
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('keeps what was typed into a dialog that closes, in every next form, and can send a lead from the popup, and the privacy notice explains what is stored', async ({
    page,
    permit,
  }) => {
    permit(LEAD_REQUEST);
    await openStopped(page, `./${QUERY}`);

    await test.step('The popup closes', async () => {
      await openPopup(page);
      const visitor = newVisitor('Quill & Co');
      const form = popupForm(page);
      await fill(form, { ...visitor, phone: '' });
      // Some password managers fire no event.
      await field(form, 'phone').evaluate(
        (input: HTMLInputElement, phone) => (input.value = phone),
        visitor.phone,
      );
      await page.keyboard.press('Escape');
      await page.clock.runFor(1000);
      await expect(popup(page)).toHaveCount(0);
      await followToContact(page);
      await expectKept(contactForm(page), visitor);
      await follow(page, 'Products');
      await book(page, 'Food Delivery App');
      await expectKept(bookingForm(page), visitor);
    });

    await test.step('In a later session, the popup sends a lead', async () => {
      await page.evaluate(() => sessionStorage.removeItem('popupShown_once'));
      await open(page, './');
      await openPopup(page);
      const visitor = newVisitor();
      await fill(popupForm(page), visitor);
      await submit(popupForm(page));
      await expectThanks(page);
      const [lead] = await leadsOf(visitor);
      expect(lead).toMatchObject({ email: visitor.email, ...ATTRIBUTION, landing_page: '/' });
      expect(lead).not.toHaveProperty('product');
      const stored = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
      expect(stored.sort()).toEqual(['lead_attempts', 'lead_attribution', 'popupShown_once']);
      await page.goto('./Privacy-notice');
      for (const name of stored) await expectExplained(page, name);
    });
  });
});
