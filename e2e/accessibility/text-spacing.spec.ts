import { home } from '@/content/pages/home';
import { layoutFaults } from '@/e2e/support/judges';
import { open, pathsOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/sample/support/test';
import { addStyles } from '@/kit/testing/styles';

/** The spacing of WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** The room between the upper edge of a card’s glaze, with its shadow, and the text. */
const EDGE_PX = 32;

test.use({ viewport: { width: 360, height: 740 } });

test('Page layouts do not break on a phone with wider text spacing', async ({ page }) => {
  const check = async (path: string) => {
    await open(page, path);
    await addStyles(page, SPACING);
    expect.soft(await layoutFaults(page), path).toEqual([]);
  };
  for (const path of pathsOf('home', 'services', 'products', 'faq', 'contact', 'agreement'))
    await check(path);
  // Here, five captions share a row.
  await page.setViewportSize({ width: 412, height: 740 });
  await check('/');
});

for (const css of ['', SPACING])
  test(`On a phone, the text of each benefit card is below the edge of its glaze${css && ', also with wider text spacing'}`, async ({
    page,
  }) => {
    test.skip(home.hero.picture !== null, 'Without tiles, the cards have no glaze');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await addStyles(page, css);
    const rooms = await page.locator('.benefit').evaluateAll((cards) =>
      cards.map((card) => {
        const { height } = getComputedStyle(card, '::before');
        const below = 0.875 * parseFloat(getComputedStyle(document.documentElement).fontSize);
        const edge = card.getBoundingClientRect().bottom + below - parseFloat(height);
        return card.querySelector('p')!.getBoundingClientRect().top - edge;
      }),
    );
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(EDGE_PX);
  });
