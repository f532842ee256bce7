import { book, booking } from '@/e2e/support/booking';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test('a click anywhere inside the booking dialog does not close it', async ({ page }) => {
  await open(page, '/Products');
  await book(page, 'SaaS Development');
  const { x, y, width, height } = (await booking(page).boundingBox())!;
  const frame = (await page.getByTitle('Booking Form').boundingBox())!;
  const points = [
    // The band below the header, where the glaze drips, and the border around the frame.
    { x: x + width / 2, y: frame.y - 6 },
    { x: x + 4, y: y + height / 2 },
    { x: x + width - 4, y: y + height / 2 },
    { x: x + width / 2, y: y + height - 4 },
    { x: x + 20, y: y + 20 },
  ];
  for (const point of points) {
    await page.mouse.click(point.x, point.y);
    await expect(booking(page)).toBeVisible();
  }
  await page.mouse.click(x - 20, y + height / 2);
  await expect(booking(page)).toBeHidden();
});
