/** Tests the further languages of a site (content/languages.ts) and the links between them. */
import { languages } from '@/content/languages';
import { anyPage, islandsReady, NOT_FOUND, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { languageName } from '@/lib/language';
import { routes } from '@/content/routes';
import { isListed } from '@/lib/pages/record';
import { absoluteUrl } from '@/lib/pages/urls';

const [first, ...further] = languages;

for (const tag of further) {
  const base = `/${tag}`;
  const pathIn = (path: string) => base + (path === '/' ? '' : path);

  test(`Each page and its version in ${tag} name each other for search engines`, async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const security = await (await request.get('/.well-known/security.txt')).text();
    expect(security).toContain(`\nPreferred-Languages: ${languages.join(', ')}\n`);
    for (const { path } of routes.filter(isListed)) {
      const urls = { 'x-default': absoluteUrl(path), [first!]: absoluteUrl(path) };
      const all = { ...urls, [tag]: absoluteUrl(pathIn(path)) };
      for (const each of [path, pathIn(path)]) {
        const html = await (await request.get(each)).text();
        expect(html).toContain(`<html lang="${each === path ? first : tag}"`);
        for (const [language, url] of Object.entries(all))
          expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${url}"/>`);
        expect(sitemap).toContain(`<loc>${absoluteUrl(each)}</loc>`);
      }
      expect(sitemap.split(`hreflang="${tag}" href="${all[tag]}"`)).toHaveLength(3);
    }
  });

  test(`A link at the end of each page leads to the same page in ${tag} and back, also after a navigation`, async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    const link = (language: string) => footer.locator(`a[hreflang="${language}"]`);
    await open(page, '/');
    await expect(link(tag)).toHaveAttribute('href', base);
    await footer.locator(`a[href="${anyPage}"]`).first().click();
    await expect(page).toHaveURL(anyPage);
    await expect(link(tag)).toHaveText(languageName(tag));
    await link(tag).click();
    await expect(page).toHaveURL(pathIn(anyPage));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await islandsReady(page);
    await link(first!).click();
    await expect(page).toHaveURL(anyPage);
  });

  test(`An unknown URL below ${base} returns the 404 page in ${tag}`, async ({ page, permit }) => {
    permit(...NOT_FOUND);
    expect((await page.goto(`${base}/no/such/page`))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveAttribute('href', '/');
  });
}
