import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test('The cards of services lead to their details, on the home page and on /Services', async ({
  page,
}) => {
  const details = page.getByRole('article', { name: 'Metaverse Development' });
  for (const [path, section] of [
    ['/', 'Services'],
    ['/Services', 'What we build'],
  ] as const) {
    await open(page, path);
    const cards = page.getByRole('region', { name: section, exact: true }).getByRole('listitem');
    await cards.filter({ hasText: 'Metaverse Development' }).click();
    await expect(page).toHaveURL('/Services#metaverse');
    await expect(details.getByRole('heading', { level: 3 })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(details.getByRole('link').first()).toBeFocused();
  }
});

test('/Services shows the six services, marks Gaming Development for foreign clients, links each to its products and to the form, which gets its name', async ({
  page,
}) => {
  await open(page, '/Services');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Services']);
  const cards = page.getByRole('region', { name: 'What we build' }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Blockchain Development',
    'Web Development',
    'Software Development',
    'Application Development',
    'Gaming Development',
    'Metaverse Development',
  ]);
  const foreign = cards.filter({ hasText: '(Only for foreign clients)' });
  await expect(foreign.getByRole('heading')).toHaveText('Gaming Development');

  for (const [id, title, item, products] of [
    ['blockchain', 'Blockchain Development', 'A plan for pausing, fixing and upgrading', [6]],
    ['web', 'Web Development', 'Redirects from your old pages', [2, 4, 11]],
    ['software', 'Software Development', 'Connections to the tools that you keep', [5, 7, 10, 12]],
    ['application', 'Application Development', 'Screens that make sense on a weak', [1, 3, 8]],
    ['gaming', 'Gaming Development', 'A playable build as the first milestone', [9]],
    ['metaverse', 'Metaverse Development', '3D models in open formats', [9]],
  ] as const) {
    const details = page.getByRole('article', { name: title });
    await expect(details).toHaveId(id);
    await expect(details.getByRole('listitem').filter({ hasText: item })).toBeVisible();
    const examples = await details
      .locator('a[href^="/Products#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(examples).toEqual(products.map((product) => `/Products#product-${product}`));
  }

  await page.getByRole('link', { name: 'Ask about Metaverse Development' }).click();
  await expect(page).toHaveURL('/ContactUs?product=Metaverse%20Development');
  await expect(page.getByTitle('Contact Form')).toHaveAttribute(
    'src',
    /\?product=Metaverse\+Development$/,
  );
});
