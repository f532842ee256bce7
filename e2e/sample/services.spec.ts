/** Services and products, and the way from one to the other. */
import { contactFrame } from '@/e2e/sample/support/attribution';
import { follow, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test('The catalog shows 12 products, the cards of services lead to their details and their products, and the page of a service leads on from /Services and from case studies, to a form that gets its name', async ({
  page,
}) => {
  await test.step('The catalog starts 100 px from the top, and shows 12 products, each with its picture and "Book Now"', async () => {
    await open(page, '/Products');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect((await breadcrumb.boundingBox())!.y).toBe(100);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    await expect(cards.getByRole('img', { name: /\S/ })).toHaveCount(12);
    await expect(cards.getByRole('button', { name: 'Book Now', disabled: false })).toHaveCount(12);
    const picture = '/product/metaverse%20game.jpg';
    await expect(cards.nth(8).getByRole('img')).toHaveAttribute('src', picture);
  });

  const details = page.getByRole('article', { name: 'Metaverse Development' });
  const cardsIn = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('listitem');
  for (const [link, path, section] of [
    ['Home', '/', 'Services'],
    ['Services', '/Services', 'What we build'],
  ] as const) {
    await follow(page, link);
    await expect(page).toHaveURL(path);
    await cardsIn(section).filter({ hasText: 'Metaverse Development' }).click();
    await expect(page).toHaveURL('/Services#metaverse');
    await expect(details.getByRole('heading', { level: 3 })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(details.getByRole('link').first()).toBeFocused();
  }
  const foreign = cardsIn('What we build').filter({ hasText: '(Only for foreign clients)' });
  await expect(foreign.getByRole('heading')).toHaveText('Gaming Development');
  const examples = await page
    .getByRole('article', { name: 'Web Development' })
    .locator('a[href^="/Products#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(examples).toEqual([2, 4, 11].map((product) => `/Products#product-${product}`));
  await page.getByRole('link', { name: 'Ask about Metaverse Development' }).click();
  await expect(page).toHaveURL('/ContactUs?product=Metaverse%20Development');
  await expect(contactFrame(page)).toHaveAttribute('src', /\?product=Metaverse\+Development$/);

  await test.step('The page of a service leads on from /Services and from case studies, and has its case studies, products and questions, and a form that gets its name', async () => {
    await open(page, '/Work/pomelune-stock');
    const fact = page.getByRole('main').getByText('Services', { exact: true }).locator('..');
    await expect(fact.getByRole('link')).toHaveText(['Web Development', 'Software Development']);
    await fact.getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL('/Services/web');
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
    await steps.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/Services');
    await page.getByRole('link', { name: 'More about Web Development' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Development');
    await expect(page.getByRole('banner').locator('[aria-current=true]')).toHaveText('Services');
    const titlesIn = (section: string) =>
      page.getByRole('region', { name: section, exact: true }).getByRole('heading', { level: 3 });
    await expect(titlesIn('Case studies')).toHaveText([
      'One dispatch board instead of three spreadsheets',
      'A shop that sells only what is on the shelf',
      'A client portal that half of the clients do not use',
    ]);
    await expect(titlesIn('Products')).toHaveText([
      'NGO Website Development',
      'E-commerce Website Development',
      'SaaS Development',
    ]);
    const questions = page.getByRole('region', { name: 'Questions about Web Development' });
    await questions.getByText('Where does the site run?').click();
    await expect(questions.getByText('In an account of yours')).toBeVisible();
    await page.getByRole('link', { name: 'Tell us about the page' }).click();
    await expect(page).toHaveURL('/ContactUs?product=Web%20Development');
  });

  await test.step('A service without case studies has no section for them, and one for foreign clients says so', async () => {
    await page.goto('/Services/gaming');
    await expect(page.getByRole('main').getByText('(Only for foreign clients)')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Case studies' })).toHaveCount(0);
  });

  await test.step('The old lists of case studies lead to the service', async () => {
    await page.goto('/Work/services/software');
    await expect(page).toHaveURL('/Services/software');
  });
});
