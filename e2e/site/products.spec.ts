import { shell } from '@/content/shell';
import { bookNow, TITLES } from '@/e2e/support/booking';
import { expect, test } from '@/e2e/support/test';

test('The catalog starts 100 px from the top and shows the products in order, each with a picture and "Book Now"', async ({
  page,
  request,
}) => {
  await page.goto('/Products');
  const breadcrumb = page.getByRole('navigation', { name: shell.breadcrumbLabel });
  expect((await breadcrumb.boundingBox())!.y).toBe(100);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(TITLES);
  for (const title of TITLES) {
    const picture = page.getByRole('article', { name: title }).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('alt', /\S/);
    await expect(bookNow(page, title)).toBeEnabled();
  }

  const path = '/product/metaverse%20game.jpg';
  const ninth = page.getByRole('article', { name: TITLES[8] }).getByRole('img');
  await expect(ninth).toHaveAttribute('src', path);
  expect((await request.get(path)).headers()['content-type']).toBe('image/jpeg');
});

test('A product card is highlighted on hover and when its button has focus', async ({ page }) => {
  await page.goto('/Products');
  const shadow = (title: string) =>
    page
      .getByRole('article', { name: title })
      .evaluate((element) => getComputedStyle(element).boxShadow);
  const [first, second] = [TITLES[0]!, TITLES[1]!];
  const plain = await shadow(second);
  await page.getByRole('article', { name: second }).hover();
  await expect.poll(() => shadow(second)).not.toBe(plain);
  await page.getByRole('article', { name: first }).hover();
  await expect.poll(() => shadow(second)).toBe(plain);
  await bookNow(page, second).focus();
  await expect.poll(() => shadow(second)).not.toBe(plain);
});
