import type { Page } from '@playwright/test';

export const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => String(animation.id || animation)),
  );
