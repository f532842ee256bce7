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

test('/Services marks Gaming Development for foreign clients, and links each service to its products and to the form, which gets its name', async ({
  page,
}) => {
  await open(page, '/Services');
  const cards = page.getByRole('region', { name: 'What we build' }).getByRole('listitem');
  const foreign = cards.filter({ hasText: '(Only for foreign clients)' });
  await expect(foreign.getByRole('heading')).toHaveText('Gaming Development');
  const details = page.getByRole('article', { name: 'Web Development' });
  const examples = await details
    .locator('a[href^="/Products#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(examples).toEqual([2, 4, 11].map((product) => `/Products#product-${product}`));
  await page.getByRole('link', { name: 'Ask about Metaverse Development' }).click();
  await expect(page).toHaveURL('/ContactUs?product=Metaverse%20Development');
  await expect(page.getByTitle('Contact Form')).toHaveAttribute(
    'src',
    /\?product=Metaverse\+Development$/,
  );
});
