/** Case studies and articles: content/work and content/insights. */
import { islandsReady, openStopped } from '@/e2e/sample/support/page';
import { openPopup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';

const CASES = [
  'One dispatch board instead of three spreadsheets',
  'A shop that sells only what is on the shelf',
  'Nine schools, one timetable',
  'A client portal that half of the clients do not use',
];

const ARTICLES = [
  'How to read an estimate',
  'How a price range comes about',
  'What a handover contains',
  'When not to build',
  'What to ask before you pay for a blockchain',
];

for (const { list, years, titles, last } of [
  {
    list: 'Work',
    years: ['2026', '2025'],
    titles: CASES,
    last: '/Work/osterlin-portal',
  },
  {
    list: 'Insights',
    years: ['2026'],
    titles: ARTICLES,
    last: '/Insights/before-you-pay-for-a-blockchain',
  },
])
  test(`The footer links to /${list}, which shows its entries by year, newest first`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: list, exact: true }).click();
    await expect(page).toHaveURL(`/${list}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(list);
    await expect(main.getByRole('heading', { level: 2, name: /^\d{4}$/ })).toHaveText(years);
    await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(titles);
    await main.getByRole('link', { name: titles.at(-1) }).click();
    await expect(page).toHaveURL(last);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.at(-1)!);
  });

test('The home page and /AboutUs show the newest case studies, and a brand links to its own', async ({
  page,
}) => {
  for (const path of ['/AboutUs', '/']) {
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Selected work' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(CASES.slice(0, 3));
  }
  const links = page
    .getByRole('region', { name: 'Brands We Have Worked With' })
    .getByRole('link', { name: 'Read the case study' });
  await expect(links).toHaveText([
    'Read the case study of Quarrow',
    'Read the case study of Osterlin & Rue',
    'Read the case study of Pomelune',
    'Read the case study of Tallowfield',
  ]);
  await links.nth(2).click();
  await expect(page).toHaveURL('/Work/pomelune-stock');
});

test('A case study shows its breadcrumb, its results, its client, its quote and links to those with the same services', async ({
  page,
}) => {
  await page.goto('/Work/quarrow-dispatch-board');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CASES[0]!);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Work', 'Quarrow']);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('definition')).toHaveText(['Once', '41%', '11 weeks']);
  const main = page.getByRole('main');
  await expect(main.getByText('Client', { exact: true }).locator('..')).toContainText('Quarrow');
  await expect(main.getByText('Head of dispatch, Quarrow')).toBeVisible();
  for (const [service, href] of [
    ['Web Development', '/Work/services/web'],
    ['Application Development', '/Work/services/application'],
  ] as const)
    await expect(main.getByRole('link', { name: service })).toHaveAttribute('href', href);
});

test('A topic of an article leads to the other articles about it, and to the lists of other topics', async ({
  page,
}) => {
  await page.goto('/Insights/how-to-read-an-estimate');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Before you sign' }).click();
  await expect(page).toHaveURL('/Insights/tags/before-you-sign');
  await expect(page).toHaveTitle('Before you sign: articles by Brightkiln');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you sign');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    ARTICLES[0]!,
    ARTICLES[1]!,
    ARTICLES[2]!,
    ARTICLES[4]!,
  ]);
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText(['Home', 'Insights', 'Before you sign']);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.getByRole('listitem')).toHaveText([
    'Alternatives2',
    'Before you sign4',
    'Estimates2',
    'Ownership1',
  ]);
  await expect(topics.locator('[aria-current=page]')).toHaveText('Before you sign4');
  await topics.getByRole('link', { name: 'Alternatives' }).click();
  await expect(page).toHaveURL('/Insights/tags/alternatives');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([ARTICLES[3]!, ARTICLES[4]!]);
  await steps.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/Insights');
  await expect(topics.getByRole('listitem')).toHaveCount(4);
});

test('A service of a case study leads to the others, and from there to what the service is', async ({
  page,
}) => {
  await page.goto('/Work');
  const services = page.getByRole('navigation', { name: 'Services' });
  await services.getByRole('link', { name: 'Software Development' }).click();
  await expect(page).toHaveURL('/Work/services/software');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([CASES[1]!, CASES[2]!]);
  await main.getByRole('link', { name: 'What you get: Software Development' }).click();
  await expect(page).toHaveURL('/Services#software');
});

test('Search engines find the lists with three entries or more', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [path, isListed] of [
    ['/Insights/tags/before-you-sign', true],
    ['/Work/services/web', true],
    ['/Insights/tags/estimates', false],
    ['/Work/services/software', false],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html.includes('<meta name="robots" content="noindex, follow"/>'), path).toBe(!isListed);
    expect(sitemap.includes(`<loc>https://brightkiln.example${path}</loc>`), path).toBe(isListed);
    const card = isListed ? path : '/home';
    expect(html).toContain(`content="https://brightkiln.example/social${card}.jpg"`);
    expect((await request.get(`/social${card}.jpg`)).status()).toBe(200);
  }
});

test('Lists and entries show how long reading takes', async ({ page }) => {
  await page.goto('/Insights');
  const newest = page.getByRole('region', { name: '2026' }).getByRole('listitem').first();
  await expect(newest).toContainText('November 2026 · 3 minutes');
  await page.goto('/Work/quarrow-dispatch-board');
  const fact = page.getByText('Reading time', { exact: true }).locator('..');
  await expect(fact).toContainText('2 minutes');
});

test('A case study ends with related ones, those that share most services first, and with the ones before and after', async ({
  page,
}) => {
  await page.goto('/Work/pomelune-stock');
  const related = page.getByRole('region', { name: 'Related case studies' });
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([
    CASES[0]!,
    CASES[2]!,
    CASES[3]!,
  ]);
  const others = page.getByRole('navigation', { name: 'Other case studies' });
  await expect(others.getByRole('listitem')).toHaveText([
    `Previous case study${CASES[2]}`,
    `Next case study${CASES[0]}`,
  ]);
  await others.getByRole('link', { name: CASES[2] }).click();
  await expect(page).toHaveURL('/Work/tallowfield-timetable');
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('No heading of an article can have the id of another element of its page', async ({
    page,
  }) => {
    await openStopped(page, '/Insights/how-to-read-an-estimate');
    await openPopup(page);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll(':not(.entry-text > div > :is(h2, h3))[id]')].map(
        ({ id }) => id,
      ),
    );
    expect(ids.length).toBeGreaterThan(4);
    // The ids of headings have no capital letters.
    expect(ids.filter((id) => !/[A-Z]/.test(id))).toEqual([]);
  });
});

test('The lines of an article have 60 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Insights/how-a-price-range-comes-about');
  const lines = await page.locator('.entry-text > div > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange();
      const tops = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { length } = walker.currentNode as Text;
        for (let at = 0; at < length; at++) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const top = Math.round(range.getBoundingClientRect().bottom / 8);
          tops.set(top, (tops.get(top) ?? 0) + 1);
        }
      }
      return [...tops.values()].slice(0, -1);
    }),
  );
  const middle = lines.sort((one, other) => one - other)[Math.floor(lines.length / 2)]!;
  expect(middle).toBeGreaterThanOrEqual(60);
  expect(middle).toBeLessThanOrEqual(75);
});

test('The feed contains the full text of the articles, and pages announce it', async ({
  page,
  request,
}) => {
  const response = await request.get('/feed.xml');
  expect(response.status()).toBe(200);
  // Parse the feed in a blank page: in those of the site, Trusted Types forbid it.
  const feed = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return {
        faults: parsed.querySelectorAll('parsererror').length,
        entries: [...parsed.querySelectorAll('entry')].map((entry) => ({
          title: entry.querySelector('title')!.textContent,
          link: entry.querySelector('link')!.getAttribute('href'),
          content: entry.querySelector('content')!.textContent,
          tags: [...entry.querySelectorAll('category')].map((tag) => tag.getAttribute('label')),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.faults).toBe(0);
  const origin = 'https://brightkiln.example';
  expect(feed.entries.map(({ title, link }) => [title, link])).toEqual([
    [ARTICLES[0], `${origin}/Insights/how-to-read-an-estimate`],
    [ARTICLES[1], `${origin}/Insights/how-a-price-range-comes-about`],
    [ARTICLES[2], `${origin}/Insights/what-a-handover-contains`],
    [ARTICLES[3], `${origin}/Insights/when-not-to-build`],
    [ARTICLES[4], `${origin}/Insights/before-you-pay-for-a-blockchain`],
  ]);
  expect(feed.entries[0]!.tags).toEqual(['Before you sign', 'Estimates']);
  for (const { content } of feed.entries) {
    expect(content!.length).toBeGreaterThan(500);
    expect(content).not.toMatch(/(?:href|src)="\//);
  }
  await page.goto('/');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(1);
  await page.goto('/Insights');
  await expect(page.getByRole('link', { name: 'Subscribe to the feed' })).toHaveAttribute(
    'href',
    '/feed.xml',
  );
});

test('The URL of an entry with a slash leads to the entry', async ({ page }) => {
  await page.goto('/Work/quarrow-dispatch-board/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CASES[0]!);
});

test('On a phone, the keyboard scrolls a table of seven columns, whose numbers do not break', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/Insights/how-to-read-an-estimate');
  // Hydration would remove the columns again.
  await islandsReady(page);
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
});

test('The whole row of an entry leads to it, and so do the whole links to those before and after', async ({
  page,
}) => {
  await page.goto('/Insights');
  const row = page.getByRole('listitem').filter({ hasText: ARTICLES[2]! });
  await row.click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL('/Insights/what-a-handover-contains');
  const neighbors = page.getByRole('navigation', { name: 'Other articles' }).getByRole('listitem');
  await neighbors.first().click({ position: { x: 3, y: 8 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLES[3]!);
});

test('The whole row of an entry leads to it on a phone, its picture included', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const part of ['img', 'h3', 'p'] as const) {
    await page.goto('/Work');
    const row = page.getByRole('listitem').filter({ hasText: CASES[2]! });
    // The link covers what is in the row, so a click on it is a click on the link.
    await row.locator(part).last().click({ force: true });
    await expect(page).toHaveURL('/Work/tallowfield-timetable');
  }
});
