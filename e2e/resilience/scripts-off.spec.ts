/** With scripts off, the page is the HTML that the host sends, and everything works. */
import { home } from '@/content/pages/home';
import { bookNow, TITLES } from '@/e2e/support/booking';
import {
  expectPageComplete,
  expectLead,
  expectWayOn,
  menuLink,
  openMenu,
} from '@/e2e/support/expectPageComplete';
import { MOVING } from '@/e2e/support/motion';
import { expectPage, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

test.use({ javaScriptEnabled: false });

for (const path of paths) {
  test(`${path} is complete, and its links work`, async ({ page, request }) => {
    await page.goto(path);
    await expectPageComplete(page, path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')!));
    const addresses = new Set(links.map((href) => href.replace(/#.*/, '')));
    expect(addresses.size).toBeGreaterThan(7);
    for (const address of addresses)
      expect((await request.get(address)).status(), address).toBe(200);
    const hashes = await page
      .locator('a[href^="#"]')
      .evaluateAll((elements) =>
        elements
          .map((link) => link.getAttribute('href')!.slice(1))
          .filter((id) => !document.getElementById(id)),
      );
    expect(hashes).toEqual([]);
    await expectWayOn(page, path);
  });
}

test('Links in the navigation bar, the menu and the footer work', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Services', '/Services'],
    ['FAQ', '/FAQ'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expectPage(page, path);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Condition' }).click();
  await expect(page).toHaveURL('/TermAndCondition');
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await menuLink(page, 'Products').click();
  await expect(page).toHaveURL('/Products');
});

test('"Book Now" leads to the form with the product, and the form to /thank-you', async ({
  page,
}) => {
  await page.goto('/Products');
  await bookNow(page, TITLES[8]!).click();
  await expect(page).toHaveURL('/ContactUs?product=Metaverse+Game+Development');
  await expectPage(page, '/ContactUs');
  await expect(page.locator('.form-skeleton')).toHaveCount(1);
  await expect(page.locator('.form-skeleton')).toBeHidden();
  await expectLead(page);
});

test('Every tile leads to its product card', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('navigation', { name: home.hero.boardLabel }).getByRole('link');
  const targets = await tiles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  await page.goto('/Products');
  for (const target of targets)
    await expect(page.locator(target!.replace('/Products', ''))).toHaveCount(1);
});

test('The counters show their final value', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Who we are' });
  await expect(band.getByRole('definition').locator('[aria-hidden="true"]')).toHaveText([
    '500+',
    '50+',
  ]);
});
