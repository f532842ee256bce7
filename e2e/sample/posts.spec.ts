/** Case studies and articles. */
import { expect, test } from '@/e2e/support/test';

const CASE = `
- region "Results":
  - term: of the orders lack an item, instead of 11%
  - definition: 2%
- term: References
- definition: /^Quarrow, Pomelune and Tallowfield answer questions about working with us/
`;

const WORK = `
- region "2026":
  - list:
    - listitem:
      - heading "One dispatch board instead of three spreadsheets" [level=3]
    - listitem:
      - heading "A shop that sells only what is on the shelf" [level=3]
- region "2025":
  - list:
    - listitem:
      - heading "Nine schools, one timetable" [level=3]
    - listitem:
      - heading "A client portal that half of the clients do not use" [level=3]
`;

test('A brand leads to its case study, which shows its results, and /Work lists all by year', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await main.getByRole('link', { name: 'Read the case study of Pomelune' }).click();
  await expect(page).toHaveURL('/Work/pomelune-stock');
  await expect(main).toMatchAriaSnapshot(CASE);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL('/Work');
  await expect(main).toMatchAriaSnapshot(WORK);
});

test('The whole row of an article leads to it, its topic to the other articles about it, and to the lists of other topics, of which search engines find those with three entries or more, and its author to /AboutUs, with everything that they have written', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/Insights');
  const row = page.getByRole('listitem').filter({ hasText: 'How to read an estimate' });
  await row.click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL('/Insights/how-to-read-an-estimate');
  await main.getByRole('link', { name: 'Before you sign' }).click();
  await expect(page).toHaveURL('/Insights/tags/before-you-sign');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.locator('[aria-current=page]')).toHaveText('Before you sign4');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await topics.getByRole('link', { name: 'Estimates' }).click();
  await expect(page).toHaveURL('/Insights/tags/estimates');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

  await main.getByRole('link', { name: 'How to read an estimate' }).click();
  await expect(main).toMatchAriaSnapshot(`
    - term: Written by
    - definition:
      - link "Nell Farrowick"
      - paragraph: Lead engineer
  `);
  await main.getByRole('link', { name: 'Nell Farrowick' }).click();
  await expect(page).toHaveURL('/AboutUs#nell-farrowick');
  const articles = page.getByRole('list', { name: 'Articles by Nell Farrowick' });
  await expect(articles.getByRole('link')).toHaveText([
    'How to read an estimate',
    'How a price range comes about',
  ]);
  await expect(articles).toBeInViewport();
});
