import type { Page } from '@playwright/test';

import type { Permit } from '@/kit/testing/trouble';

export const CHAT = 'https://chat.brightkiln.example/hello';

/** Replaces the chat site with a blank page, and permits requests to it. */
export async function mockChat(page: Page, permit: Permit) {
  permit(/^foreign https:\/\/chat\.brightkiln\.example\//);
  await page
    .context()
    .route('https://chat.brightkiln.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );
}
