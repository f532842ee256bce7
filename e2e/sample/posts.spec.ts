/** Case studies and articles. */
import { expect, test } from '@/e2e/sample/support/test';

const CASES = [
  'One dispatch board instead of three spreadsheets',
  'A shop that sells only what is on the shelf',
  'Nine schools, one timetable',
  'A client portal that half of the clients do not use',
];
const REFERENCES = 'Quarrow, Pomelune and Tallowfield answer questions about working with us';

test('The home page and /AboutUs show the newest case studies and say who answers questions, a brand links to its own, which shows its results', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  await expect(page.getByText(REFERENCES)).toBeVisible();
  for (const path of ['/AboutUs', '/']) {
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Selected work' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(CASES.slice(0, 3));
  }
  const articles = page.getByRole('region', { name: 'Latest articles' });
  await expect(articles.getByRole('heading', { level: 3 })).toHaveText([
    'How to read an estimate',
    'How a price range comes about',
    'What a handover contains',
  ]);
  await page.getByRole('link', { name: 'Read the case study of Pomelune' }).click();
  await expect(page).toHaveURL('/Work/pomelune-stock');
  const main = page.getByRole('main');
  await expect(main.getByText(REFERENCES)).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('definition').first()).toBeVisible();

  // By year, newest first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL('/Work');
  const years = main.getByRole('heading', { level: 2, name: /^\d{4}$/ });
  await expect(years).toHaveText(['2026', '2025']);
  await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(CASES);
});

test('A topic of an article leads to the other articles about it, and to the lists of other topics, of which search engines find those with three entries or more, and the whole row of an article leads to it', async ({
  page,
}) => {
  await page.goto('/Insights/how-to-read-an-estimate');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Before you sign' }).click();
  await expect(page).toHaveURL('/Insights/tags/before-you-sign');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you sign');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const counts = ['Alternatives2', 'Before you sign4', 'Estimates2', 'Ownership1'];
  await expect(topics.getByRole('listitem')).toHaveText(counts);
  await expect(topics.locator('[aria-current=page]')).toHaveText('Before you sign4');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await topics.getByRole('link', { name: 'Alternatives' }).click();
  await expect(page).toHaveURL('/Insights/tags/alternatives');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

  await page.goto('/Insights');
  const row = page.getByRole('listitem').filter({ hasText: 'What a handover contains' });
  await row.click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL('/Insights/what-a-handover-contains');
});
