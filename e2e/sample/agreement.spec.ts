import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test('Both URLs of the agreement show the same text, with the company and a sample client as the parties', async ({
  page,
}) => {
  const texts: string[] = [];
  for (const path of ['/Privacy-policy', '/TermAndCondition']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Term & Conditions');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Term & Condition']);
    await expect(breadcrumb.getByRole('link')).toHaveAttribute('href', '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(['The Company', 'The Client']);
    await expect(main.getByRole('definition')).toHaveText([
      'Brightkiln LLC, with its registered office at 12 Kiln Lane, Example City, DC 00000, USA',
      'Sample Client Ltd, future operator of the game website, with its registered office at 1 Sample Street, Example Town, Malta',
    ]);
    texts.push(await main.innerText());
  }
  expect(texts[0]).toContain('Examples of gaming licensing bodies');
  expect(texts[1]).toBe(texts[0]);
});

test('A link of the table of contents scrolls to its clause, below the navigation bar, and is marked @engines', async ({
  page,
}) => {
  await open(page, '/TermAndCondition');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const clause = contents.getByRole('link', { name: 'Scope of work' });
  await clause.click();
  await expect(page).toHaveURL('/TermAndCondition#scope-of-work');
  await expect(clause).toHaveAttribute('aria-current', 'true');
  const heading = page.getByRole('heading', { name: 'Scope of work' });
  const bar = (await page.getByRole('banner').boundingBox())!;
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.height);
  await expect(heading).toBeInViewport();
});
