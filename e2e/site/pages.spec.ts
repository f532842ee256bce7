/**
 * Tests each page as the host sends it. Scripts are off, because they could add missing content.
 */
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { expectPageComplete, expectWayOn } from '@/e2e/support/expectPageComplete';
import { MOVING } from '@/e2e/support/motion';
import { breadcrumbOf, pages } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { mainLinks } from '@/e2e/support/navigation';
import { absoluteUrl } from '@/lib/pages/urls';

test.use({ ...MOVING, javaScriptEnabled: false });

/** Matches the CSP at the start of the HTML. */
const POLICY =
  /<head><meta charSet="[^"]*"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

for (const { path, title, description, canonical, indexable, needs } of pages)
  test(`${path} has its metadata, is complete without scripts, and has working links`, async ({
    page,
    request,
  }) => {
    const response = (await page.goto(path))!;
    const html = await response.text();
    await expect(page).toHaveTitle(title);
    const meta = (name: string) => page.locator(`meta[name="${name}"]`);
    await expect(meta('description')).toHaveAttribute('content', description);
    const url = new URL(absoluteUrl(canonical)).href;
    await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty('href', url);
    if (indexable && needs?.length !== 0) await expect(meta('robots')).toHaveCount(0);
    else await expect(meta('robots')).toHaveAttribute('content', /^noindex/);
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    const card = await page.locator('meta[property="og:image"]').first().getAttribute('content');
    const picture = await request.get(new URL(card!).pathname);
    expect(picture.headers()['content-type']).toMatch(/^image\//);

    const preloads = page.locator('link[rel="preload"][as="image"]');
    for (const preload of await preloads.all())
      await expect(
        page.locator(`img[srcset="${await preload.getAttribute('imagesrcset')}"]`),
      ).not.toHaveCount(0);

    const policy = POLICY.exec(html)?.[1];
    expect(policy).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");

    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toBeVisible();
    const chat = page.getByRole('link', { name: shell.chat });
    if (site.chatUrl) await expect(chat).toBeInViewport();
    else await expect(chat).toHaveCount(0);
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(
      mainLinks.filter(({ href }) => href === path).map(({ label }) => label),
    );
    const breadcrumb = page.getByRole('navigation', { name: shell.breadcrumbLabel });
    if ((await breadcrumb.count()) > 0) {
      await expect(breadcrumb.getByRole('listitem')).toHaveText(breadcrumbOf(path));
      await expect(breadcrumb.getByRole('link').first()).toHaveAttribute('href', '/');
    }

    await expectPageComplete(page, path);
    await expectWayOn(page, path);
  });
