import type { Page } from '@playwright/test';

import { agreement } from '@/content/agreement/agreement';
import { terms } from '@/content/pages/Privacy-policy';
import { sampleClient, site } from '@/content/site';
import { islandsReady, open, scrollDown, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const PATHS = ['/Privacy-policy', '/TermAndCondition'];

const contents = (page: Page) => page.getByRole('navigation', { name: terms.contents });

test('Both paths show the agreement between the company and a sample client', async ({ page }) => {
  const texts: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(['The Company', 'The Client']);
    const [company, client] = await main.getByRole('definition').all();
    await expect(company!).toContainText(
      `${site.legalName}, registered office at ${site.addressLine}`,
    );
    await expect(client!).toContainText(sampleClient.name);
    texts.push(await main.innerText());
  }
  expect(texts[0]!.length).toBeGreaterThan(10_000);
  expect(texts[1]).toBe(texts[0]);
  // The Client's duties in the specification (section 2).
  for (const point of [
    /geoblock/i,
    /indemnif/i,
    /Gross Gaming Revenue/,
    /suspend/i,
    /terminate/i,
    /data protection/i,
    /moderat/i,
  ])
    expect(texts[0]).toMatch(point);
});

test('Every link in the table of contents has its own clause', async ({ page }) => {
  await page.goto('/Privacy-policy');
  const links = contents(page).getByRole('link');
  const targets = await links.evaluateAll((elements) =>
    elements.map((link) => document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.id),
  );
  expect(targets).toHaveLength(agreement.clauses.length + agreement.schedules.length);
  expect(targets).not.toContain(undefined);
  expect(new Set(targets).size).toBe(targets.length);
});

test('A link in the table of contents scrolls to its clause and becomes the current one', async ({
  page,
}) => {
  await open(page, '/Privacy-policy');
  const current = contents(page).locator('[aria-current="true"]');
  await expect(current).toHaveCount(1);
  const link = contents(page).getByRole('link').nth(5);
  await expect(link).not.toHaveAttribute('aria-current');
  const title = await link.locator('span').last().innerText();
  await link.click();
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(current).toHaveCount(1);
  const bar = (await page.getByRole('banner').boundingBox())!;
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.y + bar.height);
  await expect(page).toHaveURL(/\/Privacy-policy#.+/);
});

test('A URL with the anchor of a clause opens at that clause, and a reload keeps the position', async ({
  page,
}) => {
  await page.goto('/Privacy-policy');
  const hash = await contents(page).getByRole('link').nth(8).getAttribute('href');
  await page.goto(`/TermAndCondition${hash}`);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  await expect(page.locator(hash!)).toBeInViewport();
  await scrollDown(page, 6000);
  await page.reload();
  await islandsReady(page);
  await expect.poll(() => scrollY(page)).toBe(6000);
});

test('On a phone, the table of contents is collapsed above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Privacy-policy');
  await expect(contents(page)).toBeHidden();
  const folded = page.getByRole('main').getByRole('group').filter({ hasText: terms.contents });
  const first = folded.getByRole('link').first();
  await expect(first).toBeHidden();
  await folded.getByText(terms.contents).click();
  await first.click();
  await expect(page).toHaveURL(/#.+/);
});
