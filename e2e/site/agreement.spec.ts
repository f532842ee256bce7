import type { Page } from '@playwright/test';

import { agreement } from '@/content/agreement/agreement';
import { terms } from '@/content/pages/Privacy-policy';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { islandsReady, scrollDown, scrollY, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const contents = (page: Page) => page.getByRole('navigation', { name: terms.contents });

test('Both URLs of the agreement show the same text, with the company and a sample client as the parties', async ({
  page,
}) => {
  const texts: string[] = [];
  const { parties } = agreement;
  for (const path of [at.agreement, at.terms]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(parties.map(({ role }) => role));
    await expect(main.getByRole('definition')).toHaveText(
      parties.map(({ name, detail }) => `${name}, ${detail}`),
    );
    texts.push(await main.innerText());
  }
  expect(texts[0]!.length).toBeGreaterThan(10_000);
  expect(texts[1]).toBe(texts[0]);
});

test('A link in the table of contents scrolls to its clause before hydration, and is marked as current after hydration', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, at.agreement);
  const link = contents(page).getByRole('link').nth(5);
  const title = await link.locator('span').last().innerText();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${at.agreement}#.+`));
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title });
  const top = async () => (await heading.boundingBox())!.y;
  const { height } = (await page.getByRole('banner').boundingBox())!;
  await expect.poll(top).toBeLessThan(2 * height);
  const before = await top();
  expect(before).toBeGreaterThanOrEqual(height);

  release();
  await islandsReady(page);
  await expect(contents(page).locator('[aria-current="true"]')).toHaveCount(1);
  await expect(link).toHaveAttribute('aria-current', 'true');
  expect(await top()).toBeCloseTo(before, 0);
});

test('A URL that ends with the id of a clause opens the page at that clause, and a reload keeps the scroll position', async ({
  page,
}) => {
  const { id } = agreement.clauses.at(-1)!;
  await page.goto(`${at.terms}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await scrollDown(page, 6000);
  await page.reload();
  await islandsReady(page);
  await expect.poll(() => scrollY(page)).toBe(6000);
});
