/** Case studies and articles. */
import { expect, test } from '@/e2e/sample/support/test';

const CASES = [
  'One dispatch board instead of three spreadsheets',
  'A shop that sells only what is on the shelf',
  'Nine schools, one timetable',
  'A client portal that half of the clients do not use',
];
const REFERENCES = 'Quarrow, Pomelune and Tallowfield answer questions about working with us';

test('The home page shows the newest case studies and what clients say, a quote and a brand lead to their case study, which shows its results, and /Work lists all by year', async ({
  page,
}) => {
  await page.goto('/');
  const selected = page.getByRole('region', { name: 'Selected work' });
  await expect(selected.getByRole('heading', { level: 3 })).toHaveText(CASES.slice(0, 3));
  const quotes = page.getByRole('region', { name: 'What Clients Say' });
  await expect(quotes.getByRole('figure')).toHaveText([/Greta Holmquay/, /Dario/, /Maud/]);
  const quoted = quotes.getByRole('link', { name: 'Read the case study about Pomelune' });
  await expect(quoted).toHaveAttribute('href', '/Work/pomelune-stock');
  await page.getByRole('link', { name: 'Read the case study of Pomelune' }).click();
  await expect(page).toHaveURL('/Work/pomelune-stock');
  const main = page.getByRole('main');
  await expect(main.getByText(REFERENCES)).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('definition').first()).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL('/Work');
  const years = main.getByRole('heading', { level: 2, name: /^\d{4}$/ });
  await expect(years).toHaveText(['2026', '2025']);
  await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(CASES);
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
  const fact = main.getByText('Written by', { exact: true }).locator('..');
  await expect(fact).toContainText('Lead engineer');
  await fact.getByRole('link', { name: 'Nell Farrowick' }).click();
  await expect(page).toHaveURL('/AboutUs#nell-farrowick');
  const articles = page.getByRole('list', { name: 'Articles by Nell Farrowick' });
  await expect(articles.getByRole('link')).toHaveText([
    'How to read an estimate',
    'How a price range comes about',
  ]);
  await expect(articles).toBeInViewport();
});
