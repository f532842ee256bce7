import type { Locator, Page } from '@playwright/test';

import { ownForm } from '@/content/leadForm';

/** A form in a frame. */
export const formIn = (scope: Page | Locator, title: string) =>
  scope.getByTitle(title).contentFrame();

/** A form, in a frame or in the page. */
export type Form = Pick<Locator, 'getByRole' | 'getByText' | 'getByLabel'>;

export const submitIn = (form: Form) => form.getByRole('button', { name: ownForm.submit });
