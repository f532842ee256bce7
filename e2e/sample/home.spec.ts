import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

const HEADLINE = 'Your Trusted Partner for Web & Blockchain Development Worldwide';

test('The home page shows its sections in order, the steps of a project with a glaze after the approval, and links to the chat in new tabs, no browser darkens it, and its first screen and footer are complete', async ({
  page,
}) => {
  await open(page, '/');
  // Chromium darkens no page that asks for this, and reports no other way to find out.
  const scheme = page.locator('meta[name="color-scheme"]');
  await expect(scheme).toHaveAttribute('content', 'only light');
  const hero = page.getByRole('region', { name: HEADLINE });
  for (const link of [
    hero.getByRole('link', { name: 'Contact Us (opens in a new tab)' }),
    page.getByRole('link', { name: 'Chat with us (opens in a new tab)' }),
  ]) {
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', 'https://chat.brightkiln.example/hello');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About us',
    'Why Choose Us',
    'What you get when you work with us',
    'Services',
    'How a project goes',
    'Who we are',
    'Brands We Have Worked With',
    'Selected work',
    'Frequently Asked Questions for Our Software Development Services',
    'What would yours cost?',
  ]);
  const listIn = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(listIn('Services')).toHaveCount(6);
  await expect(page.getByText('(Only for foreign clients)')).toHaveCount(0);
  const glazes = await listIn('How a project goes').evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, '::before').content !== 'none'),
  );
  expect(glazes).toEqual([false, false, true, true]);
  const brands = page.getByRole('region', { name: 'Brands We Have Worked With' });
  await expect(brands.getByRole('listitem').first()).toContainText(/Quarrow.*Freight marketplace/s);
  await expect(brands.getByRole('img', { name: / logo$/ })).toHaveCount(6);

  await test.step('The footer opens profiles in new tabs, and its QR code leads to the contact card', async () => {
    const footer = page.getByRole('contentinfo');
    for (const label of ['LinkedIn', 'Video call', 'Chat', 'X']) {
      const name = `${label} (opens in a new tab)`;
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const card = footer.getByRole('link', { name: 'Scan Me Save Contact Details' });
    await expect(card).toHaveAttribute('href', '/contact.vcf');
    const { width, height } = (await card.locator('img').boundingBox())!;
    expect(width).toBe(height);
  });

  await test.step('On the first screen, the headline and both links are visible on a phone, the chat link covers no tile and no caption, and every tile has its caption', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const target of [
      page.getByRole('heading', { level: 1 }),
      hero.getByRole('link', { name: 'Contact Us' }),
      hero.getByRole('link', { name: 'learn more' }),
    ])
      await expect(target).toBeInViewport({ ratio: 1 });

    const board = page.getByRole('navigation', { name: 'Products we build' });
    // A phone, both sides of a breakpoint, and a laptop with little height.
    for (const [width, height] of [
      [320, 640],
      [600, 960],
      [901, 700],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      const parts = await board.getByRole('link').evaluateAll((links) => {
        const chat = document.querySelector('.chat-tile')!.getBoundingClientRect();
        return links.flatMap((link) =>
          [...link.children]
            .filter((part) => part.checkVisibility() && !part.matches('.sr-only'))
            .map((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const isBeside = left >= chat.right || right <= chat.left;
              return {
                text: part.textContent,
                isCovered: !isBeside && top < chat.bottom && bottom > chat.top,
              };
            }),
        );
      });
      expect.soft(parts.filter(({ text }) => text).length).toBeGreaterThanOrEqual(12);
      expect.soft(parts.filter(({ isCovered }) => isCovered)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  const why = page.getByRole('region', { name: 'Why Choose Us' });
  await why.getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL('/Services');
});
