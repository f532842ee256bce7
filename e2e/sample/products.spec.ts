import { bookNow } from '@/e2e/sample/support/booking';
import { expect, test } from '@/e2e/sample/support/test';

test('The catalog starts 100 px from the top and shows the 12 products in order, each with its picture and "Book Now"', async ({
  page,
}) => {
  await page.goto('/Products');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Products']);
  expect((await breadcrumb.boundingBox())!.y).toBe(100);
  const titles = [
    'Food Delivery App',
    'NGO Website Development',
    'Cab Booking App',
    'E-commerce Website Development',
    'School Management Software',
    'Smart Contract Development',
    'HRMS Software Development',
    'Social Media App Development',
    'Metaverse Game Development',
    'Artificial Intiligence Development',
    'SaaS Development',
    'Loan Management System',
  ];
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const title of titles) {
    const picture = page.getByRole('article', { name: title }).getByRole('img', { name: /\S/ });
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(bookNow(page, title)).toBeEnabled();
  }
  const game = page.getByRole('article', { name: 'Metaverse Game Development' });
  await expect(game.getByRole('img')).toHaveAttribute('src', '/product/metaverse%20game.jpg');
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
