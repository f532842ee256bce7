import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { thankYou } from '@/content/pages/thank-you';
import { CRM_PORT } from '@/e2e/exports';

/** A visitor's data, with values that a test can easily find in a URL. */
export const VISITOR = {
  name: 'Ada Quillfeather',
  email: 'ada@quillfeather.example',
  message: 'A booking desk for a pottery',
} as const;

/** The origin of crm-stub.ts, which simulates the form service. */
export const SERVICE = `http://127.0.0.1:${CRM_PORT}`;
/** Matches the errors that tests record for requests to the form service. */
export const SERVICE_REQUEST = new RegExp(`^foreign ${SERVICE}/forms/wtl/`);

export const formIn = (scope: Page | Locator, title: string) =>
  scope.getByTitle(title).contentFrame();

/** Fills in the three fields that the demo form and the stub have in common. */
export async function fillIn(form: FrameLocator) {
  await form.getByRole('textbox', { name: /^Name/ }).fill(VISITOR.name);
  await form.getByRole('textbox', { name: /^Email/ }).fill(VISITOR.email);
  await form.getByRole('textbox', { name: /^What do you want/ }).fill(VISITOR.message);
}

export const submit = (form: FrameLocator) => form.getByRole('button', { name: 'Submit' }).click();

/** Expects the thank-you page in the top window, without query parameters. */
export async function expectThanks(page: Page) {
  await expect(page).toHaveURL(/\/thank-you\??$/);
  await expect(page.getByRole('heading', { level: 1, name: thankYou.heading })).toBeVisible();
}
