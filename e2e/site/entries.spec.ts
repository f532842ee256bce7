import { brands } from '@/content/collections/brands';
import { entryLists } from '@/content/entryLists';
import { home } from '@/content/pages/home';
import { insights as insightsWords } from '@/content/pages/Insights';
import { work as workWords } from '@/content/pages/Work';
import { at, pathsOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { entryPath, FEED, listPath } from '@/lib/entries/pages';
import { absoluteUrl } from '@/lib/paths';
import { shownEntries } from '@/scripts/entries';

/** Case studies and articles. Without entries, most of these tests are about what is absent. */
const entries = shownEntries(false);
const [newestCase] = entries.work;
const [newestArticle] = entries.insights;
const lists = {
  work: listPath(entryLists, entries, 'work'),
  insights: listPath(entryLists, entries, 'insights'),
};

for (const [name, href] of Object.entries(lists))
  test(`The footer links to the list "${name}" while it has entries, and the list shows each entry once, by year`, async ({
    page,
  }) => {
    const { path } = entryLists[name as keyof typeof lists];
    await page.goto('/');
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    await expect(link).toHaveCount(href ? 1 : 0);
    if (!href) return expect((await page.request.get(path)).status()).toBe(404);
    await link.click();
    await expect(page).toHaveURL(path);
    const all = entries[name as keyof typeof lists];
    const years = [...new Set(all.map(({ date }) => date.slice(0, 4)))];
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: /^\d{4}$/ })).toHaveText(years);
    await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(
      all.map(({ title }) => title),
    );
    await main.getByRole('link', { name: all.at(-1)!.title }).click();
    await expect(page).toHaveURL(entryPath(entryLists, all.at(-1)!));
  });

test('The home page and /AboutUs show the newest case studies, and a brand links to its own', async ({
  page,
}) => {
  for (const path of pathsOf('home', 'about')) {
    await page.goto(path);
    const section = page.getByRole('region', { name: workWords.selected.heading });
    await expect(section).toHaveCount(lists.work ? 1 : 0);
    if (lists.work)
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(
        entries.work.slice(0, 3).map(({ title }) => title),
      );
  }
  await page.goto('/');
  const withCase = brands.filter(({ id }) => entries.work.some(({ client }) => client === id));
  const links = page
    .getByRole('region', { name: home.brands })
    .getByRole('link', { name: workWords.ofBrand.label });
  await expect(links).toHaveCount(withCase.length);
  for (const [index, { name }] of withCase.entries())
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`${name}$`));
});

test('A case study shows its results, its client, its quote and what belongs to it', async ({
  page,
}) => {
  test.skip(!newestCase, 'The site has no case study');
  const { title, client, results, quote, services } = newestCase!;
  await page.goto(entryPath(entryLists, newestCase!));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const figures = page.getByRole('region', { name: workWords.results }).getByRole('definition');
  await expect(figures).toHaveText(results.map(({ figure }) => figure));
  const main = page.getByRole('main');
  const name = brands.find(({ id }) => id === client)?.name ?? client;
  await expect(main.getByText(workWords.client, { exact: true }).locator('..')).toContainText(name);
  if (quote) await expect(main.getByText(quote.speaker)).toBeVisible();
  for (const id of services)
    await expect(main.locator(`a[href="${at.services}#${id}"]`)).toBeVisible();
});

test('The lines of an article have 60 to 75 characters on a wide screen', async ({ page }) => {
  test.skip(!newestArticle, 'The site has no article');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(entryPath(entryLists, newestArticle!));
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

test('The feed contains the full text of the newest articles, and pages announce it', async ({
  page,
  request,
}) => {
  const response = await request.get(FEED);
  expect(response.status()).toBe(newestArticle ? 200 : 404);
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
        })),
      };
    },
    await response.text(),
  );
  await page.goto('/');
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(
    newestArticle ? 1 : 0,
  );
  if (!newestArticle) return;
  expect(feed.faults).toBe(0);
  expect(feed.entries.map(({ title, link }) => [title, link])).toEqual(
    entries.insights
      .slice(0, 20)
      .map((entry) => [entry.title, absoluteUrl(entryPath(entryLists, entry))]),
  );
  for (const { content } of feed.entries) {
    expect(content!.length).toBeGreaterThan(500);
    expect(content).not.toMatch(/(?:href|src)="\//);
  }
  await page.goto(lists.insights!);
  await expect(page.getByRole('link', { name: insightsWords.feed })).toHaveAttribute('href', FEED);
});

test('The URL of an entry with a slash leads to the entry', async ({ page }) => {
  const entry = newestCase ?? newestArticle;
  test.skip(!entry, 'There is no entry');
  await page.goto(`${entryPath(entryLists, entry!)}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry!.title);
});
