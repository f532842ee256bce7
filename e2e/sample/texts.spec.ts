import { lengthenTexts } from '@/e2e/sample/support/longTexts';
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';
import { layoutFaults } from '@/kit/testing/layout';
import { addStyles } from '@/kit/testing/styles';

test('Texts of twice the length, and words that are wider than a phone, break no layout', async ({
  page,
}) => {
  for (const path of ['/', '/Services', '/Products', '/ContactUs', '/Insights']) {
    await open(page, path);
    await lengthenTexts(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Long texts may cover the decorative tiles in a page header.
      const faults = (await layoutFaults(page)).filter(
        ({ element, message }) => !element.startsWith('img') && !message.startsWith('overlaps img'),
      );
      expect.soft(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The spacing of WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** The room between the upper edge of a card’s glaze, with its shadow, and the text. */
const EDGE_PX = 32;

test('On a phone, the text of each benefit card is below the edge of its glaze, also with wider text spacing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const rooms = () =>
    page.locator('.benefit').evaluateAll((cards) =>
      cards.map((card) => {
        const { height } = getComputedStyle(card, '::before');
        const below = 0.875 * parseFloat(getComputedStyle(document.documentElement).fontSize);
        const edge = card.getBoundingClientRect().bottom + below - parseFloat(height);
        return card.querySelector('p')!.getBoundingClientRect().top - edge;
      }),
    );
  for (const css of ['', SPACING]) {
    await addStyles(page, css);
    expect(await rooms()).toHaveLength(4);
    for (const room of await rooms()) expect(room).toBeGreaterThanOrEqual(EDGE_PX);
  }
});

test('On a phone, the words in a table of an owner do not break', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/Services');
  const lines = await page.getByRole('main').evaluate((main) => {
    const table = document.createElement('table');
    const row = table.createTHead().insertRow();
    for (let count = 0; count < 6; count += 1) {
      const cell = row.appendChild(document.createElement('th'));
      cell.textContent = 'Responsibilities';
    }
    main.append(table);
    return [...row.cells].map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
});
