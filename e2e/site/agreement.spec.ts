import { agreement } from '@/content/agreement/agreement';
import { islandsReady, scrollDown, scrollY, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

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
  expect(texts[0]).toContain(agreement.clauses.at(-1)!.title);
  expect(texts[1]).toBe(texts[0]);
});

test('A URL that ends with the id of a clause opens the page at that clause, and a reload keeps the scroll position', async ({
  page,
}) => {
  const { id } = agreement.clauses.at(-1)!;
  await page.goto(`${at.terms}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await scrollDown(page, 300);
  await page.reload();
  await islandsReady(page);
  await expect.poll(() => scrollY(page)).toBe(300);
});
