import { bookNow } from '@/e2e/sample/support/booking';
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

test('A product card is highlighted on hover and when its button has focus', async ({ page }) => {
  await page.goto('/Products');
  const card = page.getByRole('article', { name: 'NGO Website Development' });
  const plain = /rgba?\([^)]*\) 0px 0px 0px 1px,/;
  const highlighted = /rgba?\([^)]*\) 0px 0px 0px 2px,/;
  await expect(card).toHaveCSS('box-shadow', plain);
  await card.hover();
  await expect(card).toHaveCSS('box-shadow', highlighted);
  await page.getByRole('article', { name: 'Food Delivery App' }).hover();
  await expect(card).toHaveCSS('box-shadow', plain);
  await bookNow(page, 'NGO Website Development').focus();
  await expect(card).toHaveCSS('box-shadow', highlighted);
});
