import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

const LISTS = {
  PRODUCTS: [
    ['WEBSITE', '/Services'],
    ['SOFTWARE', '/Services'],
    ['BLOCKCHAIN', '/Services'],
    ['APPLICATION', '/Services'],
    ['METAVERSE', '/Services'],
    ['GAME', '/Services'],
  ],
  NAVIGATE: [
    ['Home', '/'],
    ['About Us', '/AboutUs'],
    ['Services', '/Services'],
    ['FAQ', '/FAQ'],
    ['Terms & Condition', '/TermAndCondition'],
  ],
};

for (const [heading, entries] of Object.entries(LISTS)) {
  test(`The list ${heading} leads where it says`, async ({ page }) => {
    await open(page, '/');
    const list = footer(page).getByRole('navigation', { name: heading });
    await expect(list.getByRole('heading', { name: heading })).toBeVisible();
    const found = await list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual(entries);
    const [label, href] = entries.at(-1)!;
    await list.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href!);
  });
}

test('CONTACT US gives the address, the email and the phone', async ({ page }) => {
  await open(page, '/');
  await expect(footer(page).getByRole('heading', { name: 'CONTACT US' })).toBeVisible();
  await expect(footer(page).getByText(site.addressLine)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(footer(page).getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    `tel:${site.phone.e164}`,
  );
});

test('Four social links open in a new tab without a handle on this one', async ({ page }) => {
  await open(page, '/');
  const kinds: readonly string[] = site.social.map(({ kind }) => kind);
  expect(kinds).toEqual(['network', 'video', 'chat', 'microblog']);
  for (const { label, href } of site.social) {
    const link = footer(page).getByRole('link', { name: `${label} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('The QR code says "Scan Me" and leads to the contact card', async ({ page }) => {
  await open(page, '/');
  const link = footer(page).getByRole('link', { name: 'Scan Me Save Contact Details' });
  await expect(link).toHaveAttribute('href', '/contact.vcf');
  const code = link.locator('svg path');
  await expect(code).toBeVisible();
  expect((await code.getAttribute('d'))!.length).toBeGreaterThan(1000);
  const box = (await link.locator('svg').boundingBox())!;
  expect(box.width).toBe(box.height);
});

test('The contact card is a vCard with the facts of the company', async ({ request }) => {
  const response = await request.get('/contact.vcf');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/vcard/);
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines).toContain(`FN:${site.name}`);
  expect(lines).toContain(`EMAIL:${site.email}`);
  expect(lines.find((line) => line.startsWith('TEL'))).toContain(site.phone.e164);
  expect(lines.find((line) => line.startsWith('ADR'))).toContain(site.address.street);
  expect(lines).toContain('END:VCARD');
});

test('Every page has the same footer', async ({ page }) => {
  const texts = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    texts.add((await footer(page).textContent())!);
  }
  expect(texts.size).toBe(1);
});
