import type { Page } from '@playwright/test';

import { footerLists } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

test('The footer lists products and pages, and its links work', async ({ page }) => {
  for (const { heading, links } of [footerLists.products, footerLists.navigate]) {
    await page.goto('/');
    const list = footer(page).getByRole('navigation', { name: heading });
    await expect(list.getByRole('heading', { name: heading })).toBeVisible();
    const found = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual(links.map(({ label, href }) => [label, href]));
    const { label, href } = links.at(-1)!;
    await list.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
  }
});

test('The footer has the address, email, phone and four social links', async ({ page }) => {
  await page.goto('/');
  await expect(
    footer(page).getByRole('heading', { name: footerLists.contactHeading }),
  ).toBeVisible();
  await expect(footer(page).getByText(site.addressLine)).toBeVisible();
  for (const [name, href] of [
    [site.email, `mailto:${site.email}`],
    [site.phone.display, `tel:${site.phone.e164}`],
  ] as const)
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', href);
  expect(site.social).toHaveLength(4);
  for (const { label, href } of site.social) {
    const link = footer(page).getByRole('link', { name: `${label} ${shell.newTab}` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('The QR code has its labels and links to the contact card', async ({ page, request }) => {
  await page.goto('/');
  const link = footer(page).getByRole('link', { name: `${shell.qr.heading} ${shell.qr.text}` });
  await expect(link).toHaveAttribute('href', '/contact.vcf');
  const code = link.locator('img[src$=".svg"]');
  await code.scrollIntoViewIfNeeded();
  const isLoaded = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  const box = (await code.boundingBox())!;
  expect(box.width).toBe(box.height);

  const response = await request.get('/contact.vcf');
  expect(response.headers()['content-type']).toMatch(/^text\/vcard/);
  const card = await response.text();
  for (const fact of [site.name, site.email, site.phone.e164, site.address.street])
    expect(card).toContain(fact);
});

test('Every page has the same footer', async ({ page }) => {
  const texts = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    texts.add((await footer(page).textContent())!);
  }
  expect(texts.size).toBe(1);
});
