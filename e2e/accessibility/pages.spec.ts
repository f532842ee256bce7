import { home } from '@/content/pages/home';
import { moving } from '@/e2e/support/motion';
import { documentTrouble, everyPage, open, pathsOf } from '@/e2e/support/site';
import { expectAccessible } from '@/e2e/support/accessibility';
import { expect, test } from '@/e2e/sample/support/test';

/** The pages that are also checked with Shift+Tab. Together, they contain every kind of control. */
const BACK_TOO: readonly string[] = pathsOf('home', 'products', 'contact');

for (const path of everyPage)
  test(`${path} passes all accessibility and layout checks at every window size and text size, in both text directions`, async ({
    page,
    permit,
  }) => {
    test.slow();
    permit(...documentTrouble(path));
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('section:not([aria-labelledby], [aria-label])')).toHaveCount(0);
    // Expand all FAQ answers and, on a phone, the table of contents of the agreement.
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.removeAttribute('name');
      for (const each of all) each.setAttribute('open', '');
    });
    await expectAccessible(page, {
      keys: BACK_TOO.includes(path) ? ['Tab', 'Shift+Tab'] : ['Tab'],
    });
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('main').locator('a:visible, button:visible').last().hover();
    await page.keyboard.press('Tab');
    expect(await moving(page)).toEqual([]);
  });

test('On a phone, the headline and both hero links are visible without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const target of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('link', { name: home.hero.contact }),
    page.getByRole('link', { name: `${home.hero.learnMore} ${home.hero.about}`, exact: true }),
  ])
    await expect(target).toBeInViewport({ ratio: 1 });
});
