import { products } from '@/content/collections/products';
import { shell } from '@/content/shell';
import { bookNow, TITLES, titleAt } from '@/e2e/support/booking';
import { at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test('The catalog starts 100 px from the top and shows the products in order, each with a picture and "Book Now"', async ({
  page,
  request,
}) => {
  await page.goto(at.products);
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

  for (const { title, image } of products) {
    const path = encodeURI(image);
    const picture = page.getByRole('article', { name: title }).getByRole('img');
    await expect(picture).toHaveAttribute('src', path);
    expect((await request.get(path)).headers()['content-type']).toMatch(/^image\//);
  }
});

test('A product card is highlighted on hover and when its button has focus', async ({ page }) => {
  await page.goto(at.products);
  const shadow = (title: string) =>
    page
      .getByRole('article', { name: title })
      .evaluate((element) => getComputedStyle(element).boxShadow);
  test.skip(TITLES.length < 2, 'The site has fewer than two products');
  const [first, second] = [titleAt(0), titleAt(1)];
  const plain = await shadow(second);
  await page.getByRole('article', { name: second }).hover();
  await expect.poll(() => shadow(second)).not.toBe(plain);
  await page.getByRole('article', { name: first }).hover();
  await expect.poll(() => shadow(second)).toBe(plain);
  await bookNow(page, second).focus();
  await expect.poll(() => shadow(second)).not.toBe(plain);
});
