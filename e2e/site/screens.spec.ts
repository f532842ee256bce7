import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { HEADINGS } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { absoluteUrl } from '@/lib/paths';

// Scripts off, because they would add what the HTML lacks.
test.use({ javaScriptEnabled: false });

for (const { path, title, description, canonical, indexable } of routes)
  test(`The HTML of ${path} has the metadata of its route`, async ({ page, request }) => {
    const response = (await page.goto(path))!;
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([HEADINGS[path]]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toBeVisible();
    await expect(page.getByRole('link', { name: shell.chat })).toBeInViewport();

    await expect(page).toHaveTitle(title);
    const meta = (name: string) => page.locator(`meta[name="${name}"]`);
    await expect(meta('description')).toHaveAttribute('content', description);
    const url = new URL(absoluteUrl(canonical)).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty('href', url);
    if (indexable) await expect(meta('robots')).toHaveCount(0);
    else await expect(meta('robots')).toHaveAttribute('content', /^noindex/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    // With a trailing slash, it is the same file.
    const slashed = await request.get(path === '/' ? '/index.html' : `${path}/`);
    expect(slashed.status()).toBe(200);
    expect(await slashed.text()).toBe(await response.text());
  });
