import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { canonicalPaths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/sample/support/test';

/**
 * The printed links of a page, elements that are printed with the wrong styles (`faults`),
 * and elements that should not be printed (`chrome`).
 */
const inPrint = (page: Page) =>
  page.evaluate(() => {
    const WHITE = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const faults = seen.flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const { color, backgroundColor, backgroundImage, boxShadow, position } = style;
        if (part && style.content === 'none') return [];
        const wrong = [
          color !== 'rgb(0, 0, 0)' && color,
          !WHITE.includes(backgroundColor) && backgroundColor,
          backgroundImage !== 'none' && backgroundImage,
          boxShadow !== 'none' && boxShadow,
          position === 'fixed' && position,
        ].filter(Boolean);
        return wrong.length ? [`${element.outerHTML.slice(0, 80)}${part ?? ''} ${wrong}`] : [];
      }),
    );
    const links = seen
      .filter((element) => element.matches('a[href]'))
      .map((link) => ({
        href: link.getAttribute('href')!,
        spelled: link.innerText + getComputedStyle(link, '::after').content.replace('none', ''),
      }));
    const chrome = seen
      .filter((element) =>
        element.matches(':not(main, main *), button, img:not(.entry-text img), svg, iframe, nav'),
      )
      .map((element) => element.outerHTML.slice(0, 80));
    return { links, faults, chrome };
  });

/** Expects the destinations of all external, email and phone links to be printed. */
function expectUrlsShown(links: { href: string; spelled: string }[]) {
  for (const { href, spelled } of links) {
    const digits = (text: string) => text.replace(/\D/g, '');
    if (href.startsWith('http')) expect(spelled).toContain(href);
    if (href.startsWith('mailto:')) expect(spelled).toContain(site.email);
    if (href.startsWith('tel:')) expect(digits(spelled)).toBe(digits(href));
  }
}

test('Each page is printed as black text on white, without controls', async ({ page }) => {
  for (const path of canonicalPaths) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const { links, faults, chrome } = await inPrint(page);
    expect(chrome, path).toEqual([]);
    expect(faults, path).toEqual([]);
    expectUrlsShown(links);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
