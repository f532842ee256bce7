import type { Page } from '@playwright/test';

import { agreement } from '@/content/agreement/agreement';
import { faqs } from '@/content/collections/faqs';
import { site } from '@/content/site';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { canonicalPaths, at, idOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { nonBreaking, officeText } from '@/lib/company';

/**
 * The printed text and links of a page, elements that are printed with the wrong styles (`faults`),
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
    return { text: document.querySelector('main')!.innerText, links, faults, chrome };
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

/** The distinct values of a CSS property among the visible elements that match a selector. */
const valuesOf = (page: Page, selector: string, property: string) =>
  page.locator(selector).evaluateAll((elements, name) => {
    const seen = elements.filter((element) => element.checkVisibility());
    return [...new Set(seen.map((element) => getComputedStyle(element).getPropertyValue(name)))];
  }, property);

async function sheets(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

test('Each page is printed as black text on white, without controls', async ({ page }) => {
  for (const path of canonicalPaths) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const { text, links, faults, chrome } = await inPrint(page);
    expect(chrome, path).toEqual([]);
    expect(faults, path).toEqual([]);
    expectUrlsShown(links);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    if (idOf(path) === 'faq' || path === '/')
      for (const { question, answer } of faqs) {
        expect(text).toContain(question);
        expect(text).toContain(answer);
      }
    // Four questions fit on a sheet, together with the heading.
    if (idOf(path) === 'faq' && faqs.length <= 4) expect(await sheets(page)).toBe(1);
    if (idOf(path) === 'contact') {
      const offices = site.offices.map(officeText);
      for (const fact of [site.name, ...offices, site.email, nonBreaking(site.phone.display)])
        expect(text).toContain(fact);
      if (site.chatUrl) expect(links.map(({ href }) => href)).toContain(site.chatUrl);
      expect(await sheets(page)).toBe(1);
    }
    if (idOf(path) === 'agreement') {
      for (const { title } of [...agreement.clauses, ...agreement.schedules])
        expect(text).toContain(title);
      // A heading must not be the last line of a printed page, and a list item must not be split.
      expect(await valuesOf(page, 'main :is(h1, h2, h3)', 'break-after')).toEqual(['avoid']);
      for (const value of await valuesOf(page, 'main li', 'break-inside'))
        expect(value).toBe('avoid');
    }
  }
});

test.describe('With the popup open', () => {
  test.use({ visitor: 'new' });

  test('the page is printed without the popup', async ({ page }) => {
    await openStopped(page, '/');
    await openPopup(page);
    await page.emulateMedia({ media: 'print' });
    await expect(popup(page)).toBeHidden();
    const { text, chrome, faults } = await inPrint(page);
    for (const { answer } of faqs) expect(text).toContain(answer);
    expect([...chrome, ...faults]).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all FAQ answers are printed', async ({ page }) => {
    await page.goto(at.faq);
    await page.emulateMedia({ media: 'print' });
    for (const { answer } of faqs) await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});
