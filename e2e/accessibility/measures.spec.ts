import { axeFindings } from '@/e2e/support/axe';
import { moving } from '@/e2e/support/motion';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/sample/support/test';

// kit/tests/judges.spec.ts tests the judges of layout, focus, contrast and targets.
test('The checks of every page detect a link without a name, a skipped heading level, and motion', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('.bar-logo').evaluate((link) => {
    link.replaceChildren();
    link.ariaLabel = null;
  });
  await page.locator('h1').evaluate((heading) => {
    heading.after(document.createElement('h4'));
    heading.nextElementSibling!.textContent = 'Skipped';
    heading.animate({ zIndex: [0, 1] }, 1e6);
  });
  const found = await axeFindings(page);
  for (const line of [/^link-name: .bar-logo/, /^heading-order: h4/])
    expect.soft(found).toContainEqual(expect.stringMatching(line));
  expect(await moving(page)).toContainEqual(expect.stringMatching(/Animation/));
});
