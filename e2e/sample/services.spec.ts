/** From services to products, and back. */
import { contactFrame } from '@/e2e/sample/support/form';
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';

test('The catalog starts 100 px from the top, and shows 12 products, each with its picture and "Book Now"', async ({
  page,
}) => {
  await page.goto('/Products');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await breadcrumb.boundingBox())!.y).toBe(100);
  const cards = page
    .getByRole('article')
    .filter({ has: page.getByRole('img') })
    .filter({ has: page.getByRole('button', { name: 'Book Now' }) });
  await expect(cards).toHaveCount(12);
  await expect(cards.nth(8).getByRole('img')).toHaveAttribute(
    'src',
    '/product/metaverse%20game.jpg',
  );
  const shadow = () => cards.first().evaluate((card) => getComputedStyle(card).boxShadow);
  const flat = await shadow();
  await cards.first().hover();
  await expect.poll(shadow).not.toBe(flat);
});

const WEB_DEVELOPMENT = `
- heading "Web Development" [level=1]
- region "Typical projects":
  - list:
    - listitem:
      - heading "A site of forty pages" [level=3]
      - term: Price
      - definition: $22,000 – $31,000
      - term: Time
      - definition: 8–10 weeks
- region "Case studies":
  - list:
    - listitem
    - listitem
    - listitem:
      - heading "A client portal that half of the clients do not use" [level=3]
- region "Products":
  - list:
    - listitem
    - listitem
    - listitem:
      - heading "SaaS Development" [level=3]
- region "Questions about Web Development":
  - group: Where does the site run?
- region "Before you decide":
  - list:
    - listitem
    - listitem
    - listitem:
      - heading "What a handover contains" [level=3]
`;

test('The cards of services lead to their details, and their prices to pages with projects, case studies, products, articles, questions, and a link to a form that gets the name of the service', async ({
  page,
}) => {
  await open(page, '/Services');
  const details = page.getByRole('article', { name: 'Metaverse Development' });
  const cards = page.getByRole('region', { name: 'What we build' }).getByRole('listitem');
  await expect(cards.locator('img')).toHaveCount(6);
  const foreign = cards.filter({ hasText: '(Only for foreign clients)' });
  await expect(foreign.getByRole('heading')).toHaveText('Gaming Development');
  await cards.filter({ hasText: 'Metaverse Development' }).click();
  await expect(page).toHaveURL('/Services#metaverse');
  await expect(details.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(details).toBeFocused();
  await page.keyboard.press('Tab');
  const more = details.getByRole('link', { name: 'More about Metaverse Development' });
  await expect(more).toBeFocused();
  await expect(details).toMatchAriaSnapshot(`
    - link "Ask about Metaverse Development":
      - /url: /ContactUs?product=Metaverse%20Development
  `);

  const prices = page.getByRole('navigation', { name: 'What typical projects cost' });
  await prices.getByRole('link', { name: 'Web' }).click();
  await expect(page).toHaveURL('/Services/web#typical');
  await expect(page.getByRole('heading', { name: 'Typical projects' })).toBeInViewport();
  await expect(page.getByRole('banner').locator('[aria-current=true]')).toHaveText('Services');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(WEB_DEVELOPMENT);
  await page.getByRole('link', { name: 'Tell us about the page' }).click();
  await expect(page).toHaveURL('/ContactUs?product=Web%20Development');
  await expect(contactFrame(page)).toHaveAttribute('src', /\?product=Web\+Development$/);
});
