import { expect, test } from '@/e2e/sample/support/test';

test('The catalog starts 100 px from the top, and shows 12 products, each with its picture and "Book Now"', async ({
  page,
}) => {
  await page.goto('/Products');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await breadcrumb.boundingBox())!.y).toBe(100);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  for (const card of await cards.all()) {
    const picture = card.getByRole('img', { name: /\S/ });
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  }
  await expect(cards.nth(8).getByRole('img')).toHaveAttribute(
    'src',
    '/product/metaverse%20game.jpg',
  );
});
