/** From services to products, and back. */
import { contactFrame } from '@/e2e/sample/support/form';
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test('The catalog starts 100 px from the top, and shows 12 products, each with its picture and "Book Now"', async ({
  page,
}) => {
  await page.goto('/Products');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await breadcrumb.boundingBox())!.y).toBe(100);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.getByRole('img', { name: /\S/ })).toHaveCount(12);
  await expect(cards.getByRole('button', { name: 'Book Now', disabled: false })).toHaveCount(12);
  const picture = '/product/metaverse%20game.jpg';
  await expect(cards.nth(8).getByRole('img')).toHaveAttribute('src', picture);
  const shadow = () => cards.first().evaluate((card) => getComputedStyle(card).boxShadow);
  const flat = await shadow();
  await cards.first().hover();
  await expect.poll(shadow).not.toBe(flat);
});

test('The cards of services lead to their details, which lead to a form that gets the name of the service', async ({
  page,
}) => {
  await open(page, '/Services');
  const details = page.getByRole('article', { name: 'Metaverse Development' });
  const cards = page.getByRole('region', { name: 'What we build' }).getByRole('listitem');
  await expect(cards.locator('img')).toHaveCount(6);
  await cards.filter({ hasText: 'Metaverse Development' }).click();
  await expect(page).toHaveURL('/Services#metaverse');
  await expect(details.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(details).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(details.getByRole('link').first()).toBeFocused();
  const foreign = cards.filter({ hasText: '(Only for foreign clients)' });
  await expect(foreign.getByRole('heading')).toHaveText('Gaming Development');
  await page.getByRole('link', { name: 'Ask about Metaverse Development' }).click();
  await expect(page).toHaveURL('/ContactUs?product=Metaverse%20Development');
  await expect(contactFrame(page)).toHaveAttribute('src', /\?product=Metaverse\+Development$/);
});

test('The page of a service has its prices, case studies, products, articles and questions, and a form that gets its name', async ({
  page,
}) => {
  await open(page, '/Services');
  const prices = page.getByRole('navigation', { name: 'What typical projects cost' });
  await expect(prices.getByRole('link')).toHaveCount(6);
  await prices.getByRole('link', { name: 'Web' }).click();
  await expect(page).toHaveURL('/Services/web#typical');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Development');
  const typical = page.getByRole('region', { name: 'Typical projects' });
  await expect(typical.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(typical.getByRole('listitem').first()).toHaveText(
    /^A site of forty pages.*Price\$22,000 – \$31,000Time8–10 weeks/,
  );
  await expect(page.getByRole('banner').locator('[aria-current=true]')).toHaveText('Services');
  for (const [section, third] of [
    ['Case studies', 'A client portal that half of the clients do not use'],
    ['Products', 'SaaS Development'],
    ['Before you decide', 'What a handover contains'],
  ] as const) {
    const titles = page.getByRole('region', { name: section }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(3);
    await expect(titles.last()).toHaveText(third);
  }
  await page.getByText('Where does the site run?').click();
  await expect(page.getByText('In an account of yours')).toBeVisible();
  await page.getByRole('link', { name: 'Tell us about the page' }).click();
  await expect(page).toHaveURL('/ContactUs?product=Web%20Development');
});
