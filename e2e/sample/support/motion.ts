import type { Page } from '@playwright/test';

export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop motion' });
export const stoppedButton = (page: Page) => page.getByRole('button', { name: 'Motion stopped' });

/** Where on the page its sections and their content are. */
export const layoutOf = (page: Page) =>
  page.locator('main :is(section, h1, h2, dt, dd), footer').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + window.scrollY, width, height].map(Math.round).join(' ');
    }),
  );
