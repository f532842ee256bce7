import { expect, test } from '@/e2e/sample/support/test';

test('The footer has its link lists, the contact links and a QR code for the contact card', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const expectLinks = async (heading: string, links: [label: string, href: string][]) => {
    const list = footer.getByRole('navigation', { name: heading });
    await expect(list.getByRole('heading', { name: heading })).toBeVisible();
    const found = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual(links);
  };
  await expectLinks('PRODUCTS', [
    ['WEBSITE', '/Services'],
    ['SOFTWARE', '/Services'],
    ['BLOCKCHAIN', '/Services'],
    ['APPLICATION', '/Services'],
    ['METAVERSE', '/Services'],
    ['GAME', '/Services'],
  ]);
  await expectLinks('NAVIGATE', [
    ['Home', '/'],
    ['About Us', '/AboutUs'],
    ['Services', '/Services'],
    ['FAQ', '/FAQ'],
    ['Terms & Condition', '/TermAndCondition'],
  ]);

  await expect(footer.getByRole('heading', { name: 'CONTACT US' })).toBeVisible();
  await expect(footer.getByText('12 Kiln Lane, Example City, DC 00000, USA')).toBeVisible();
  const linkNamed = (name: string) => footer.getByRole('link', { name });
  await expect(linkNamed('hello@brightkiln.example')).toHaveAttribute(
    'href',
    'mailto:hello@brightkiln.example',
  );
  await expect(linkNamed('+1 202 555 0142')).toHaveAttribute('href', 'tel:+12025550142');
  for (const [label, href] of [
    ['LinkedIn', 'https://linkedin.brightkiln.example/company'],
    ['Video call', 'https://meet.brightkiln.example/first-call'],
    ['Chat', 'https://chat.brightkiln.example/hello'],
    ['X', 'https://x.brightkiln.example/brightkiln'],
  ] as const) {
    const link = footer.getByRole('link', {
      name: `${label} (opens in a new tab)`,
      exact: true,
    });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  const card = linkNamed('Scan Me Save Contact Details');
  await expect(card).toHaveAttribute('href', '/contact.vcf');
  const code = card.locator('img[src$=".svg"]');
  await code.scrollIntoViewIfNeeded();
  const isLoaded = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  const { width, height } = (await code.boundingBox())!;
  expect(width).toBe(height);
  const file = await request.get('/contact.vcf');
  expect(file.headers()['content-type']).toMatch(/^text\/vcard/);
  expect(await file.text()).toContain('hello@brightkiln.example');

  await linkNamed('Terms & Condition').click();
  await expect(page).toHaveURL('/TermAndCondition');
});
