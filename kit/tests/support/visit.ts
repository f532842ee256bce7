import { expect, type Page } from '@playwright/test';

import { isHydrated, PAGES } from './fixture';

export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

export const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name });

export const expectPage = (page: Page, path: keyof typeof PAGES) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[path]);
