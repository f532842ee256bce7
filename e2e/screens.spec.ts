import { routes } from '@/content/routes';
import { expect, test } from '@/e2e/support/test';
import { HEADINGS } from '@/e2e/support/site';
import { absoluteUrl } from '@/lib/paths';

const CHAT = 'Chat with us (opens in a new tab)';

for (const route of routes) {
  const { path, title, description, canonical, indexable } = route;

  test.describe(`The page at ${path}`, () => {
    test('shows its heading between header and footer', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([HEADINGS[path]]);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: CHAT })).toBeInViewport();
    });

    test.describe('as it is delivered', () => {
      // Scripts would put back what the file itself lacks.
      test.use({ javaScriptEnabled: false });

      test('tells search engines what it is', async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(title);
        const meta = (name: string) => page.locator(`meta[name="${name}"]`);
        await expect(meta('description')).toHaveAttribute('content', description);
        await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty(
          'href',
          new URL(absoluteUrl(canonical)).href,
        );
        if (indexable) await expect(meta('robots')).toHaveCount(0);
        else await expect(meta('robots')).toHaveAttribute('content', /^noindex/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      });
    });

    test('is the same file with a slash at the end', async ({ request }) => {
      const [plain, slashed] = await Promise.all(
        [path, path === '/' ? '/index.html' : `${path}/`].map((address) => request.get(address)),
      );
      expect(slashed!.status()).toBe(200);
      expect(await slashed!.text()).toBe(await plain!.text());
    });
  });
}

test('Of all pages only the thanks stay out of search results', () => {
  const hidden = routes.filter(({ indexable }) => !indexable).map(({ path }) => path);
  expect(hidden).toEqual(['/thank-you']);
});

test('Only the second address of the agreement names another page as its original', () => {
  const copies = routes.filter(({ path, canonical }) => path !== canonical);
  expect(copies.map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/TermAndCondition', '/Privacy-policy'],
  ]);
});
