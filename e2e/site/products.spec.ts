import { contact } from '@/content/pages/ContactUs';
import { booking as words } from '@/content/booking';
import { shell } from '@/content/shell';
import { book, booking, bookNow, TITLES } from '@/e2e/support/booking';
import { formIn } from '@/e2e/support/leadForm';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/leadForm';

test('The catalog has twelve products in order, each with a picture and "Book Now"', async ({
  page,
}) => {
  await page.goto('/Products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(TITLES);
  for (const title of TITLES) {
    const picture = page.getByRole('article', { name: title }).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('alt', /\S/);
    await expect(bookNow(page, title)).toBeEnabled();
  }
});

test('The ninth picture is served at its path, which contains a space', async ({
  page,
  request,
}) => {
  await page.goto('/Products');
  const src = '/product/metaverse%20game.jpg';
  const picture = page.getByRole('article', { name: TITLES[8] }).getByRole('img');
  await expect(picture).toHaveAttribute('src', src);
  expect((await request.get(src)).headers()['content-type']).toBe('image/jpeg');
});

test('The content of /Products starts 100 px from the top', async ({ page }) => {
  await page.goto('/Products');
  const breadcrumb = page.getByRole('navigation', { name: shell.breadcrumbLabel });
  expect((await breadcrumb.boundingBox())!.y).toBe(100);
});

test('A card is highlighted on hover, and when its button has focus', async ({ page }) => {
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

test('"Book Now" opens the booking of each product, and the form gets its title', async ({
  page,
}) => {
  await open(page, '/Products');
  for (const title of TITLES) {
    await book(page, title);
    await expect(booking(page).getByRole('heading', { level: 2 })).toHaveText(`Book ${title}`);
    const form = formIn(booking(page), words.frameTitle);
    await expect(form.getByText(`Product: ${title}`)).toBeVisible();
    await booking(page).getByRole('button', { name: 'Close' }).click();
    await expect(booking(page)).toBeHidden();
  }
});

test('The booking dialog is 100 px from the top, with a subtitle and a sandboxed form', async ({
  page,
}) => {
  await open(page, '/Products');
  await book(page, TITLES[0]!);
  expect((await booking(page).boundingBox())!.y).toBe(100);
  await expect(booking(page).getByText(words.subtitle)).toBeVisible();
  const frame = booking(page).getByTitle(words.frameTitle, { exact: true });
  await expect(frame).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
});

test('The contact page passes the product in its query to the form', async ({ page }) => {
  await page.goto(`/ContactUs?${new URLSearchParams({ product: TITLES[2]! })}`);
  await expect(formIn(page, contact.frameTitle).getByText(`Product: ${TITLES[2]}`)).toBeVisible();
});
