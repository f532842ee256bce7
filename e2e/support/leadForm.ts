import { expect, type Locator, type Page } from '@playwright/test';

import { ownForm } from '@/content/leadForm';
import { thankYou } from '@/content/pages/thank-you';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';
import { at, islandsReady } from '@/e2e/support/site';

/** A form in a frame. */
export const formIn = (scope: Page | Locator, title: string) =>
  scope.getByTitle(title).contentFrame();

/** A form, in a frame or in the page. */
export type Form = Pick<Locator, 'getByRole' | 'getByText' | 'getByLabel'>;

/** The text fields of the sample. */
type FieldId = 'name' | 'company' | 'email' | 'phone' | 'message';

const labelOf = (id: FieldId) => ownForm.fields.find((field) => field.id === id)!.label;

/** A field of the form, by the start of its label. An optional field also says so in its label. */
export const fieldIn = (form: Form, id: FieldId) =>
  form.getByRole('textbox', { name: new RegExp(`^${escapeRegExp(labelOf(id))}`) });

export const submitIn = (form: Form) => form.getByRole('button', { name: ownForm.submit });

export const submit = (form: Form) => submitIn(form).click();

/** Expects the page after a submitted form in the top window, without query parameters. */
export async function expectThanks(page: Page) {
  await expect(page).toHaveURL(new RegExp(`${escapeRegExp(at.thankYou)}\\??$`));
  await expect(page.getByRole('heading', { level: 1, name: thankYou.heading })).toBeVisible();
}

/** Reloads /thank-you, then visits it directly. Neither is a submitted form. */
export async function revisitThanks(page: Page, afterEach: () => Promise<void>) {
  for (const visit of [() => page.reload(), () => page.goto(at.thankYou)]) {
    await visit();
    await islandsReady(page);
    await afterEach();
  }
}
