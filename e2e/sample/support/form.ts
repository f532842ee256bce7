import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect } from './test';

/** A visitor's data, with values that a test can easily find in a URL. */
export const VISITOR = {
  Name: 'Ada Quillfeather',
  Email: 'ada@quillfeather.example',
  'What do you want built?': 'A booking desk for a pottery',
} as const;

/** A form in a frame. */
export const formIn = (scope: Page | Locator, title: string) =>
  scope.getByTitle(title).contentFrame();

/** A form, in a frame or in the page. */
export type Form = FrameLocator | Locator;

export const fieldIn = (form: Form, label: keyof typeof VISITOR) =>
  form.getByRole('textbox', { name: label });

export const submitIn = (form: Form) => form.getByRole('button', { name: 'Submit' });

export async function fillIn(form: Form) {
  for (const [label, value] of Object.entries(VISITOR))
    await form.getByRole('textbox', { name: label }).fill(value);
}

export const submit = (form: Form) => submitIn(form).click();

/** Expects /thank-you in the top window, without the data of the form. */
export async function expectThanks(page: Page) {
  await expect(page).toHaveURL(/\/thank-you\??$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
}

export const SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';
