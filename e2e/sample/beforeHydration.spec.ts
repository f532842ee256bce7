/** What each interaction does before hydration, and that its result remains after it (docs/decisions.md). */
import { booking, bookNow } from '@/e2e/sample/support/booking';
import { field, formIn, VISITOR } from '@/e2e/sample/support/form';
import { islandsReady, isLocked } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';
import { delayScripts, shown } from '@/e2e/support/delayRequests';

const SANDBOX = 'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

test('A click on "Book Now" before hydration opens the dialog at once, hydration keeps it, with what was typed into its form, and it closes with Escape and with a click on the backdrop, but not with one inside it @engines', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, '/Products');
  // A late font could move the click target.
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em Instrument Sans Variable')))
    .toBe(true);
  const expectOpen = async (product: string) => {
    await bookNow(page, product).click();
    await expect(booking(page).getByRole('heading', { level: 2 })).toHaveText(`Book ${product}`);
    await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
    const { href } = new URL(`/forms/wtl/demo/?${new URLSearchParams({ product })}`, page.url());
    await expect(page.getByTitle('Booking Form')).toHaveAttribute('src', href);
    await expect.poll(() => isLocked(page)).toBe(true);
  };
  const expectClosed = async (product: string) => {
    await expect(booking(page)).toHaveCount(0);
    await expect(bookNow(page, product)).toBeFocused();
    await expect.poll(() => isLocked(page)).toBe(false);
  };
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const [first, last] = ['Food Delivery App', 'NGO Website Development'];
  await expectOpen(first);
  await page.keyboard.press('Escape');
  await expectClosed(first);
  await expectOpen(last);
  await expect(
    booking(page).getByText('Fill out the form below to secure your appointment'),
  ).toBeVisible();
  await expect(page.getByTitle('Booking Form')).toHaveAttribute('sandbox', SANDBOX);
  const name = field(formIn(booking(page), 'Booking Form'), 'name');
  await name.fill(VISITOR.name);
  release();
  await islandsReady(page);
  await expect(name).toHaveValue(VISITOR.name);
  const { x, y, height } = (await booking(page).boundingBox())!;
  expect(y).toBe(100);
  await page.mouse.click(x + 4, y + height / 2);
  // From the dialog to the backdrop.
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(booking(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expectClosed(last);
  await expectOpen(first);
  await page.keyboard.press('Escape');
  await expectClosed(first);
  expect(await entries()).toBe(before);
});

test('The navigation bar gets its background image after more than 50 px of scrolling even before hydration, and a sidebar and an FAQ answer opened before hydration stay open afterward, while the other answers stay closed @engines', async ({
  page,
}) => {
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  const answer = page.getByRole('main').locator('details[name][open] summary');
  const bar = page.locator('.nav-bar');
  const expectOpacityAt = async (top: number, opacity: string) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(bar).toHaveCSS('opacity', opacity, { pseudo: 'before' });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page);
  await shown(page, '/');
  await expect(bar).toHaveCSS('background-image', /^url\(/, { pseudo: 'before' });
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectOpacityAt(51, '1');
  await expectOpacityAt(50, '0');
  await page.getByRole('main').getByText('What happens after launch?').click();
  await expect(answer).toHaveText(['What happens after launch?']);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sidebar.getByRole('link', { name: 'About Us' })).toBeVisible();
  release();
  await islandsReady(page);
  await expect(sidebar.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(answer).toHaveText(['What happens after launch?']);
});
