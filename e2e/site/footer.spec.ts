import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { expect, test } from '@/e2e/support/test';
import { footerLists } from '@/e2e/support/navigation';

test('The footer has its link lists, the contact links and a QR code for the contact card', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { heading, links } of [footerLists.products, footerLists.navigate]) {
    const list = footer.getByRole('navigation', { name: heading });
    await expect(list).toHaveCount(links.length > 0 ? 1 : 0);
    if (links.length === 0) continue;
    await expect(list.getByRole('heading', { name: heading })).toBeVisible();
    const found = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual(links.map(({ label, href }) => [label, href]));
  }

  await expect(footer.getByRole('heading', { name: footerLists.contactHeading })).toBeVisible();
  for (const { line } of site.offices) await expect(footer.getByText(line)).toBeVisible();
  for (const [name, href] of [
    [site.email, `mailto:${site.email}`],
    [site.phone.display, `tel:${site.phone.e164}`],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(footer.locator('address').getByRole('listitem')).toHaveCount(site.social.length);
  for (const { label, href } of site.social) {
    const link = footer.getByRole('link', { name: `${label} ${shell.newTab}` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  const card = footer.getByRole('link', { name: `${shell.qr.heading} ${shell.qr.text}` });
  await expect(card).toHaveAttribute('href', '/contact.vcf');
  const code = card.locator('img[src$=".svg"]');
  await code.scrollIntoViewIfNeeded();
  const isLoaded = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  const { width, height } = (await code.boundingBox())!;
  expect(width).toBe(height);
  const file = await request.get('/contact.vcf');
  expect(file.headers()['content-type']).toMatch(/^text\/vcard/);

  const links = [...footerLists.products.links, ...footerLists.navigate.links];
  for (const { label, href } of links.slice(-1)) {
    await footer.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
  }
});
