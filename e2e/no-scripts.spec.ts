import { site } from '@/content/site';
import { HEADINGS, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { routes } from '@/content/routes';

test.use({ javaScriptEnabled: false });

/** A sentence that only this page has, or that a script would have to put there. */
const SAYS: Record<(typeof routes)[number]['path'], string | RegExp> = {
  '/': site.mission,
  '/AboutUs': site.mission,
  '/Services': '(Only for foreign clients)',
  '/Products': 'Artificial Intiligence Development',
  '/FAQ': 'Who owns the code?',
  '/Privacy-policy': /Gross Gaming Revenue/,
  '/TermAndCondition': /Gross Gaming Revenue/,
  '/ContactUs': 'Send us the outline',
  '/thank-you': 'Your form has been submitted successfully',
};

for (const path of paths) {
  test(`${path} shows its text, and its links lead somewhere`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([HEADINGS[path]]);
    await expect(page.getByRole('main').getByText(SAYS[path]).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')!));
    const addresses = new Set(links.map((href) => href.replace(/#.*/, '')));
    expect(addresses.size).toBeGreaterThan(7);
    for (const address of addresses) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
    const hashes = await page
      .locator('a[href^="#"]')
      .evaluateAll((elements) =>
        elements
          .map((link) => link.getAttribute('href')!.slice(1))
          .filter((id) => !document.getElementById(id)),
      );
    expect(hashes).toEqual([]);
  });
}

test('The links of the bar and of the footer lead to their pages', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Services', '/Services'],
    ['FAQ', '/FAQ'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Condition' }).click();
  await expect(page).toHaveURL('/TermAndCondition');
});

test('The contact page shows the form itself, not a sign that it is loading', async ({ page }) => {
  await page.goto('/ContactUs');
  const form = page.getByTitle('Contact form').contentFrame();
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(page.locator('.form-skeleton')).toHaveCount(1);
  await expect(page.locator('.form-skeleton')).toBeHidden();
});

test('Every product of the tile board leads to its card', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('list', { name: 'Twelve products we build' }).getByRole('link');
  const targets = await tiles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  await page.goto('/Products');
  for (const target of targets)
    await expect(page.locator(target!.replace('/Products', ''))).toHaveCount(1);
});
