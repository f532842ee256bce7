/**
 * Tests what visitors see when the endpoint does not accept a lead: what they have typed is kept,
 * and a message says what to do. Unit tests of lib/lead/own/answer.ts test how answers are judged.
 */
import type { Locator } from '@playwright/test';

import {
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
  send,
  submit,
} from '@/e2e/sample/support/form';
import { open, openStopped } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { axeFaults } from '@/e2e/judges/axe';

test.use({ build: 'sending' });

const TIMEOUT_MS = 10_000;

const buttonIn = (form: Locator) => form.getByRole('button');

/** Expects the message in focus, with working links, and everything that the visitor has typed. */
async function expectFailure({ form, visitor }: Awaited<ReturnType<typeof send>>, heading: string) {
  const failure = form.getByRole('region', { name: heading });
  await expect(failure).toBeFocused();
  // The contact links below the form. The email contains the text.
  const main = form.page().getByRole('main');
  const mail = main.getByRole('link', { name: 'hello@brightkiln.example' }).nth(1);
  const href = (await mail.getAttribute('href'))!;
  expect(new URL(href).searchParams.get('body')).toBe(visitor.message.replace('\n', '\r\n'));
  await expectKept(form, visitor);
  await expect(buttonIn(form)).toHaveText('Submit');
  return failure;
}

test('While a lead is being sent, more clicks do not send it again, and a late answer leads to /thank-you', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, './ContactUs');
  const sent = await send(page, 'late');
  // Playwright would wait until the button is enabled.
  await buttonIn(sent.form).click({ force: true });
  await field(sent.form, 'name').press('Enter');
  await expect(buttonIn(sent.form)).toHaveText('Sending…');
  await expectArrived(sent.visitor);
  await page.clock.runFor(TIMEOUT_MS);
  await expectFailure(sent, SAYS.unknown);
  await release(sent.visitor);
  await expectThanks(page);
  expect(await leadsOf(sent.visitor)).toHaveLength(1);
});

test('If the endpoint rejects a lead, its reason is shown, and the visitor can correct the lead; the messages pass all accessibility checks', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^422 /, /^console .*422/);
  await open(page, './ContactUs');
  await submit(contactForm(page));
  expect(await axeFaults(page)).toEqual([]);
  const sent = await send(page, 'refused');
  const failure = await expectFailure(sent, 'Your message was not accepted');
  await expect(failure).toContainText('“This domain has no mail server.”');
  expect(await axeFaults(page)).toEqual([]);
  await field(sent.form, 'company').fill('');
  await submit(sent.form);
  await expectThanks(page);
  expect(await leadsOf(sent.visitor)).toHaveLength(2);
});

test('A blank field is explained in words and gets focus, a doubtful address is a question, and nothing is sent without a connection', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^failed .*ERR_INTERNET_DISCONNECTED/, /^console .*DISCONNECTED/);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = { ...newVisitor(), name: ' ', phone: '+49 89/123456 ext. 12' };
  visitor.email = `${visitor.email.split('@')[0]}@gmail`;
  await fill(form, visitor);
  await submit(form);
  await expect(field(form, 'name')).toBeFocused();
  await expect(field(form, 'name')).toHaveAccessibleDescription('Enter your name.');
  visitor.name = 'Ada';
  await field(form, 'name').fill(visitor.name);
  await expect(form.getByText('Enter your name.')).toBeHidden();
  await expect(field(form, 'email')).toHaveAccessibleDescription(
    'Is this address complete? It has no dot after the @. If it is right, submit again.',
  );

  const setOffline = async (isOffline: boolean) => {
    await page.context().setOffline(isOffline);
    await page.evaluate(
      (value) => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !value }),
      isOffline,
    );
  };
  await setOffline(true);
  await submit(form);
  await expectFailure({ form, visitor }, 'You are offline');
  await setOffline(false);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ phone: visitor.phone, name: 'Ada' }]);
});

test('Nothing is sent with a value in the field for bots, which a person can correct', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  const trap = form.getByLabel('Leave this field empty');
  // A browser extension fills it in.
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'Ada'));
  await submit(form);
  await expectFailure({ form, visitor }, 'Your message was not sent');
  expect(await leadsOf(visitor)).toEqual([]);
  await trap.fill('');
  await submit(form);
  await expectThanks(page);
});
