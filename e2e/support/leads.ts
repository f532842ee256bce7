import { expect, type Locator, type Page } from '@playwright/test';

import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { LEADS } from '@/scripts/exports';
import { fieldIn, ownFormIn, submit } from '@/e2e/support/leadForm';

/** Matches the errors that tests record for requests to the endpoint for leads (crm-stub.ts). */
export const LEAD_REQUEST = new RegExp(`^foreign ${LEADS}`);

/** The ways in which the endpoint answers, which a visitor chooses by the name of the company. */
export type Behavior =
  | 'late'
  | 'never'
  | 'refused'
  | 'broken'
  | 'breaks off'
  | 'not allowed'
  | 'elsewhere'
  | 'silent'
  | 'by script'
  | 'sends back'
  | 'to /'
  | 'to ?ok=1'
  | 'to .html'
  | 'Quill & Co'
  | '';

let count = 0;

/** A new visitor, whose leads can be told apart from those of other tests by their email address. */
export const newVisitor = (company: Behavior = '') => ({
  name: 'Ada Quillfeather',
  company,
  email: `ada-${process.pid}-${Date.now()}-${++count}@quillfeather.example`,
  phone: '+1 202 555 0143',
  message: 'A booking desk for a pottery\nwith “kilns” & 100 % glaze',
});

export type VisitorData = ReturnType<typeof newVisitor>;

export async function fillInAll(form: Locator, visitor: VisitorData) {
  for (const id of Object.keys(visitor) as (keyof VisitorData)[])
    await fieldIn(form, id).fill(visitor[id]);
}

/** Sends a lead from the contact page, to an endpoint that answers in the given way. */
export async function sendAs(page: Page, behavior: Behavior = '') {
  const visitor = newVisitor(behavior);
  const form = ownFormIn(page, contact.frameTitle);
  await fillInAll(form, visitor);
  await submit(form);
  return { form, visitor };
}

/** Expects the form to contain exactly what the visitor has typed. */
export async function expectKept(form: Locator, visitor: VisitorData) {
  for (const id of Object.keys(visitor) as (keyof VisitorData)[])
    await expect(fieldIn(form, id)).toHaveValue(visitor[id]);
}

export const failureIn = (form: Locator, name: keyof typeof ownForm.failures) =>
  form.getByRole('region', { name: ownForm.failures[name].heading });

/** Returns the leads that have arrived from a visitor. */
export async function leadsOf({ email }: VisitorData): Promise<Record<string, string>[]> {
  const response = await fetch(`${LEADS}?${new URLSearchParams({ email })}`);
  return (await response.json()) as Record<string, string>[];
}

/** Lets the endpoint answer the requests that it has delayed. */
export const release = ({ email }: VisitorData) =>
  fetch(`${LEADS}/release`, { method: 'POST', body: new URLSearchParams({ email }) });
