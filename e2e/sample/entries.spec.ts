/** Case studies and articles: content/work and content/insights. */
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

const CASES = [
  'One dispatch board instead of three spreadsheets',
  'A shop that sells only what is on the shelf',
  'Nine schools, one timetable',
  'A client portal that half of the clients do not use',
];

test('The home page and /AboutUs show the newest case studies, a brand links to its own, which shows its results, its client and its reading time, and ends with related ones, those that share most services first, and with the ones before and after', async ({
  page,
}) => {
  for (const path of ['/AboutUs', '/']) {
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Selected work' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(CASES.slice(0, 3));
  }
  await page.getByRole('link', { name: 'Read the case study of Pomelune' }).click();
  await expect(page).toHaveURL('/Work/pomelune-stock');
  const main = page.getByRole('main');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('definition').first()).toBeVisible();
  for (const [fact, value] of [
    ['Client', 'Pomelune'],
    ['Reading time', /\d minutes/],
  ] as const)
    await expect(main.getByText(fact, { exact: true }).locator('..')).toContainText(value);
  const related = page.getByRole('region', { name: 'Related case studies' });
  const others = [CASES[0]!, CASES[2]!, CASES[3]!];
  await expect(related.getByRole('heading', { level: 3 })).toHaveText(others);
  const neighbors = page.getByRole('navigation', { name: 'Other case studies' });
  await expect(neighbors.getByRole('listitem')).toHaveText([
    `Previous case study${CASES[2]}`,
    `Next case study${CASES[0]}`,
  ]);
  await neighbors.getByRole('link', { name: CASES[2] }).click();
  await expect(page).toHaveURL('/Work/tallowfield-timetable');

  // The footer leads to all of them, by year, newest first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL('/Work');
  const years = main.getByRole('heading', { level: 2, name: /^\d{4}$/ });
  await expect(years).toHaveText(['2026', '2025']);
  await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(CASES);
});

test('A topic of an article leads to the other articles about it, and to the lists of other topics, and the whole row of an article leads to it, and so do the whole links to those before and after', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Hydration would remove the columns again.
  await open(page, '/Insights/how-to-read-an-estimate');
  const main = page.getByRole('main');

  await test.step('On a phone, the keyboard scrolls a table of seven columns, whose numbers do not break', async () => {
    const table = page.getByRole('table');
    await table.evaluate((element: HTMLTableElement) => {
      for (const row of element.rows)
        for (const text of ['12,400', '13,500', '14,600']) {
          const cell = row.cells[3]!.cloneNode() as HTMLTableCellElement;
          cell.textContent = text;
          row.append(cell);
        }
    });
    const last = page.getByRole('cell', { name: '14,600' }).last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    const scroller = page.getByRole('region', { name: 'Part Low High Distance' });
    // Chromium and Firefox also reach a scroller without it, but Safari does not.
    await expect(scroller).toHaveAttribute('tabindex', '0');
    await scroller.focus();
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 1 });
    const lines = await last.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await main.getByRole('link', { name: 'Before you sign' }).click();
  await expect(page).toHaveURL('/Insights/tags/before-you-sign');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you sign');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const counts = ['Alternatives2', 'Before you sign4', 'Estimates2', 'Ownership1'];
  await expect(topics.getByRole('listitem')).toHaveText(counts);
  await expect(topics.locator('[aria-current=page]')).toHaveText('Before you sign4');
  await topics.getByRole('link', { name: 'Alternatives' }).click();
  await expect(page).toHaveURL('/Insights/tags/alternatives');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
  await steps.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/Insights');
  await expect(topics.getByRole('listitem')).toHaveCount(4);

  const row = page.getByRole('listitem').filter({ hasText: 'What a handover contains' });
  await row.click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL('/Insights/what-a-handover-contains');
  const neighbors = page.getByRole('navigation', { name: 'Other articles' }).getByRole('listitem');
  await neighbors.first().click({ position: { x: 3, y: 8 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When not to build');

  await test.step('Search engines find the lists with three entries or more', async () => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const [path, isListed] of [
      ['/Insights/tags/before-you-sign', true],
      ['/Insights/tags/estimates', false],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html.includes('<meta name="robots" content="noindex, follow"/>'), path).toBe(
        !isListed,
      );
      expect(sitemap.includes(`<loc>https://brightkiln.example${path}</loc>`), path).toBe(isListed);
      const card = isListed ? path : '/home';
      expect(html).toContain(`content="https://brightkiln.example/social${card}.jpg"`);
    }
  });
});
