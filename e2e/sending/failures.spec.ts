/**
 * Tests what visitors see when the endpoint does not accept a lead: what they have typed is kept,
 * and a message says what to do. Unit tests of lib/lead/own/answer.ts test how answers are judged.
 */
import type { Locator } from '@playwright/test';

import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { site } from '@/content/site';
import { axeFindings } from '@/e2e/support/axe';
import { expectThanks, fieldIn, ownFormIn, submit, type FieldId } from '@/e2e/support/leadForm';
import {
  expectKept,
  failureIn,
  fillInAll,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  release,
  sendAs,
} from '@/e2e/support/leads';
import { openStopped } from '@/e2e/support/popup';
import { followToContact } from '@/e2e/support/formPlaces';
import { follow } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/frame/formFrame';

const buttonIn = (form: Locator) => form.getByRole('button');

test.beforeEach(async ({ page }) => {
  // A computer whose only network is itself is offline to Chromium.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true, configurable: true }),
  );
  await openStopped(page, '/ContactUs');
});

/** Expects the message in focus, with working links, and everything that the visitor has typed. */
async function expectFailure(
  { form, visitor }: Awaited<ReturnType<typeof sendAs>>,
  name: keyof typeof ownForm.failures,
) {
  const failure = failureIn(form, name);
  await expect(failure).toBeFocused();
  await expect(failure).toContainText(ownForm.failures[name].text);
  // The contact links below the form. The email contains the text.
  const mail = form.page().getByRole('main').getByRole('link', { name: site.email }).nth(1);
  const href = (await mail.getAttribute('href'))!;
  expect(new URL(href).searchParams.get('body')).toBe(visitor.message.replace('\n', '\r\n'));
  await expectKept(form, visitor);
  await expect(buttonIn(form)).toHaveText(ownForm.submit);
  return failure;
}

test('If the endpoint rejects a lead, its reason is shown, and the visitor can correct the lead', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^422 /, /^console .*422/);
  const sent = await sendAs(page, 'refused');
  const failure = await expectFailure(sent, 'refused');
  await expect(failure).toContainText('“This domain has no mail server.”');
  await fieldIn(sent.form, 'company').fill('');
  await submit(sent.form);
  await expectThanks(page);
  expect(await leadsOf(sent.visitor)).toHaveLength(2);
});

test('Messages in the form pass all accessibility checks', async ({ page, permit }) => {
  permit(LEAD_REQUEST, /^422 /, /^console .*422/);
  // axe needs a running clock.
  await page.clock.resume();
  await submit(ownFormIn(page, contact.frameTitle));
  expect(await axeFindings(page)).toEqual([]);
  await expectFailure(await sendAs(page, 'refused'), 'refused');
  expect(await axeFindings(page)).toEqual([]);
});

test('If the endpoint has a problem, the visitor can try again later', async ({ page, permit }) => {
  permit(LEAD_REQUEST, /^500 /, /^console .*500/);
  await expectFailure(await sendAs(page, 'broken'), 'failed');
});

test('If the endpoint does not allow the origin of the site, the form does not claim that the lead was lost', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^console .*CORS policy/, /^console .*ERR_FAILED/, /^failed .*ERR_FAILED/);
  const sent = await sendAs(page, 'not allowed');
  await expectFailure(sent, 'unknown');
  expect(await leadsOf(sent.visitor)).toHaveLength(1);
});

test('If the endpoint never answers, the form says so after 10 s', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  const sent = await sendAs(page, 'never');
  await expect(buttonIn(sent.form)).toHaveText(ownForm.sending);
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS - 1);
  await expect(failureIn(sent.form, 'unknown')).toBeHidden();
  await page.clock.runFor(1);
  await expectFailure(sent, 'unknown');
});

test('While a lead is being sent, more clicks do not send it again, and a late answer leads to /thank-you', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const sent = await sendAs(page, 'late');
  // Playwright would wait until the button is enabled.
  await buttonIn(sent.form).click({ force: true });
  await fieldIn(sent.form, 'name').press('Enter');
  await expect(buttonIn(sent.form)).toHaveText(ownForm.sending);
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
  await expectFailure(sent, 'unknown');
  // The visitor sends it a second time: both answers arrive.
  await submit(sent.form);
  await expect.poll(async () => (await leadsOf(sent.visitor)).length).toBe(2);
  await release(sent.visitor);
  await expectThanks(page);
  await page.goBack();
  await expect(page).toHaveURL('/ContactUs');
});

test('Without a connection, the form says that nothing was sent', async ({ page, permit }) => {
  permit(LEAD_REQUEST, /^failed .*ERR_INTERNET_DISCONNECTED/, /^console .*DISCONNECTED/);
  await page.waitForLoadState('networkidle');
  const form = ownFormIn(page, contact.frameTitle);
  const offline = (off: boolean) =>
    page
      .frames()
      .map((frame) =>
        frame.evaluate(
          (isOff) => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !isOff }),
          off,
        ),
      );
  await Promise.all(offline(true));
  await page.context().setOffline(true);
  const sent = await sendAs(page, '');
  await expectFailure(sent, 'offline');
  await page.context().setOffline(false);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(sent.visitor)).toHaveLength(1);
});

test('Fields that are missing or wrong are explained in words, and the first one gets focus', async ({
  page,
}) => {
  const form = ownFormIn(page, contact.frameTitle);
  const field = (id: FieldId) => fieldIn(form, id);
  await field('email').fill('ada');
  await submit(form);
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAccessibleDescription('Enter your name.');
  await expect(field('email')).toHaveAccessibleDescription(
    'Enter a complete email address, with an @ and a domain.',
  );
  await expect(field('message')).toHaveAccessibleDescription('Tell us what you want built.');
  await field('name').pressSequentially('A');
  await expect(form.getByText('Enter your name.')).toBeHidden();
  await submit(form);
  await expect(field('email')).toBeFocused();
});

test('A lead with a value in the field for bots is not sent, and a person can correct it', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor();
  const form = ownFormIn(page, contact.frameTitle);
  await fillInAll(form, visitor);
  const trap = form.getByLabel(ownForm.trap);
  // A browser extension fills it in.
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'Ada'));
  await submit(form);
  await expectFailure({ form, visitor }, 'trapped');
  expect(await leadsOf(visitor)).toEqual([]);
  // Another form has an empty field for bots.
  await follow(page, '/AboutUs');
  await followToContact(page);
  await expect(form.getByText(ownForm.failures.trapped.text)).toBeHidden();
  await expectKept(form, visitor);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'Ada'));
  await submit(form);
  await trap.fill('');
  await submit(form);
  await expectThanks(page);
});
