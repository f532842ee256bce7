/** What the pages of another company use of other hosts (content/sources.ts): a form, and a picture. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { OVERLAY } from '@/e2e/makeCompany';
import { root } from '@/scripts/command';
import { expect, test } from '@/e2e/sample/support/test';

const LETTERS = 'https://letters.harbor-post.example';
const PICTURES = 'https://pictures.tide-archive.example';

test.use({
  answered: { isAnswered: (url) => [LETTERS, PICTURES].includes(new URL(url).origin) },
});

test('A form of another company sends to its host, a picture comes from another one, and the privacy notice names both', async ({
  page,
  context,
}) => {
  const body = await readFile(path.join(root, OVERLAY, 'content/insights/quay.jpg'));
  await context.route(`${PICTURES}/**`, (route) => route.fulfill({ body }));
  await context.route(`${LETTERS}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' }),
  );
  await page.goto('/Newsletter');
  const picture = page.getByRole('img', { name: 'The harbor of the month at low tide' });
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.getByLabel('Email address').fill('ada@example.com');
  const sent = page.waitForRequest(`${LETTERS}/subscribe`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postData()).toBe('email=ada%40example.com');
  await expect(page).toHaveTitle('Thank you');
  await page.goto('/Privacy-notice');
  for (const [name, host, why] of [
    ['Harbor Post', 'letters.harbor-post.example', 'To send you our letter'],
    ['Tide Archive', 'pictures.tide-archive.example', 'To show the harbor of the month'],
  ] as const) {
    const entry = page.getByRole('heading', { name, exact: true }).locator('..');
    await expect(entry).toContainText(host);
    await expect(entry).toContainText(why);
  }
});
