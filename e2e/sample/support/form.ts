import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { CRM_PORT } from '@/e2e/sites';

import { booking } from './booking';
import { popup } from './popup';

/**
 * The lead form in a frame, or the site's own, whose endpoint is e2e/crmStub.ts: the company in a lead
 * says how it answers.
 */

/** Of that stub, and of the form service. */
export const SERVICE = `http://127.0.0.1:${CRM_PORT}`;

const ENDPOINT = `${SERVICE}/leads`;

/** The errors that tests record for requests to the form service. */
export const SERVICE_REQUEST = new RegExp(`^foreign ${SERVICE}/forms/wtl/`);

/** And to the endpoint. */
export const LEAD_REQUEST = new RegExp(`^foreign ${ENDPOINT}`);

const LABELS = {
  name: /^Name/i,
  company: /^Company/i,
  email: /^Email/i,
  phone: /^Phone/i,
  message: /^What do you want built\?/i,
};

type Field = keyof typeof LABELS;

/** In a frame or in the page. */
export type Form = FrameLocator | Locator;

export const formIn = (scope: Page | Locator, title: string) =>
  scope.getByTitle(title).filter({ visible: true }).contentFrame();

export const contactFrame = (page: Page) => page.getByTitle('Contact Form');

/** In the URL of the frame. */
export async function parametersOf(frame: Locator) {
  const src = await frame.getAttribute('src');
  return Object.fromEntries(new URL(src!).searchParams);
}

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact Form' });
export const bookingForm = (page: Page) =>
  booking(page).getByRole('form', { name: 'Booking Form' });
export const popupForm = (page: Page) => popup(page).getByRole('form');

export const field = (form: Form, name: Field) => form.getByRole('textbox', { name: LABELS[name] });
export const submitButton = (form: Form) => form.getByRole('button', { name: 'Submit' });
/** Its only button, whatever it says. */
export const submit = (form: Form) => form.getByRole('button').click();

/** Easy to find in a URL. */
export const VISITOR = {
  name: 'Ada Quillfeather',
  email: 'ada@quillfeather.example',
  message: 'A booking desk for a pottery',
};

/** Leads can be told apart from those of other tests by it. */
export const newEmail = () => `${crypto.randomUUID()}@quillfeather.example`;

export const newVisitor = (company = '') => ({
  name: VISITOR.name,
  company,
  email: newEmail(),
  phone: '+1 202 555 0143',
  message: 'A booking desk for a pottery\nwith “kilns” & 100 % glaze',
});
export type Visitor = ReturnType<typeof newVisitor>;

export async function fill(form: Form, visitor: Partial<Visitor>) {
  for (const [name, value] of Object.entries(visitor)) await field(form, name as Field).fill(value);
}

/** @param company says how the endpoint answers */
export async function send(form: Locator, company = '') {
  const visitor = newVisitor(company);
  await fill(form, visitor);
  await form.getByRole('button').click({ noWaitAfter: true });
  return visitor;
}

/** In the top window, without the data of the form. */
export async function expectThanks(page: Page) {
  await expect(page).toHaveURL(/\/thank-you\??$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
}

/** Exactly what the visitor has typed. */
export async function expectKept(form: Locator, visitor: Visitor) {
  for (const [name, value] of Object.entries(visitor))
    await expect(field(form, name as Field)).toHaveValue(value);
}

export async function leadsOf({ email }: { email: string }): Promise<Record<string, string>[]> {
  const response = await fetch(`${ENDPOINT}?${new URLSearchParams({ email })}`);
  return (await response.json()) as Record<string, string>[];
}
