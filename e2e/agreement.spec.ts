import type { Page } from '@playwright/test';

import { site, sampleClient } from '@/content/site';
import { islandsReady, open, scrollDown, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const PATHS = ['/Privacy-policy', '/TermAndCondition'];

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test('Both addresses show the same text', async ({ page }) => {
  const texts: string[] = [];
  for (const path of PATHS) {
    await open(page, path);
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]!.length).toBeGreaterThan(10_000);
  expect(texts[1]).toBe(texts[0]);
});

for (const path of PATHS) {
  test(`${path} is an agreement between the company and a sample client`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Term & Conditions');
    const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Term & Condition']);
    await expect(main.getByRole('term')).toHaveText(['The Company', 'The Client']);
    const [company, client] = [
      main.getByRole('definition').nth(0),
      main.getByRole('definition').nth(1),
    ];
    await expect(company).toContainText(`${site.name}, registered office at ${site.addressLine}`);
    await expect(client).toContainText(sampleClient.name);
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('The text says who bears what', async ({ page }) => {
  await open(page, '/Privacy-policy');
  const main = page.getByRole('main');
  for (const point of [
    /geoblock/i,
    /indemnif/i,
    /Gross Gaming Revenue/,
    /suspend/i,
    /terminate/i,
    /data protection/i,
    /content moderation|moderat/i,
  ]) {
    await expect(main.getByText(point).first()).toBeVisible();
  }
});

test('Every entry of the contents leads to its own clause', async ({ page }) => {
  await open(page, '/Privacy-policy');
  const links = contents(page).getByRole('link');
  const targets = await links.evaluateAll((elements) =>
    elements.map((link) => document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.id),
  );
  expect(targets.length).toBeGreaterThan(10);
  expect(targets).not.toContain(undefined);
  expect(new Set(targets).size).toBe(targets.length);
});

test('An entry jumps to its clause below the bar and becomes the current one', async ({ page }) => {
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

test('An address with a clause opens at that clause', async ({ page }) => {
  await open(page, '/Privacy-policy');
  const hash = await contents(page).getByRole('link').nth(8).getAttribute('href');
  await page.goto(`/TermAndCondition${hash}`);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  await expect(page.locator(hash!)).toBeInViewport();
});

test('A reload keeps the place', async ({ page }) => {
  await open(page, '/Privacy-policy');
  await scrollDown(page, 6000);
  await page.reload();
  await islandsReady(page);
  expect(await scrollY(page)).toBe(6000);
});

test('On a phone the contents fold away above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/Privacy-policy');
  await expect(contents(page)).toBeHidden();
  const folded = page.getByRole('main').getByRole('group').filter({ hasText: 'Contents' });
  const first = folded.getByRole('link').first();
  await expect(first).toBeHidden();
  await folded.getByText('Contents').click();
  await first.click();
  await expect(page).toHaveURL(/#.+/);
});
