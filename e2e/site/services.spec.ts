import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { services as words } from '@/content/pages/Services';
import { sections } from '@/content/sections';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';
import { at, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { productAnchor } from '@/lib/paths';

/** A service that is not the first one. */
const service = services.at(-1);

test('The cards of services lead to their details, on the home page and on /Services', async ({
  page,
}) => {
  test.skip(!service, 'The site has no services');
  const { title, id } = service!;
  const row = page.getByRole('article', { name: title });
  for (const [path, region] of [
    ['/', sections.services.heading],
    [at.services, words.listHeading],
  ] as const) {
    await open(page, path);
    const cards = page.getByRole('region', { name: region, exact: true }).getByRole('listitem');
    await cards.filter({ hasText: title }).click();
    await expect(page).toHaveURL(`${at.services}#${id}`);
    await expect(row.getByRole('heading', { name: title })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link').first()).toBeFocused();
  }
});

test('Each service has its anchor, what one gets, links to its products, and a link that names it to the form', async ({
  page,
}) => {
  await open(page, at.services);
  for (const each of services) {
    const row = page.getByRole('article', { name: each.title });
    await expect(row).toHaveId(each.id);
    await expect(row).toContainText(each.about);
    const items = await row.getByRole('listitem').allInnerTexts();
    for (const item of each.gets) expect(items).toContain(item);
    for (const product of products.filter(({ id }) => each.products.some((own) => own === id)))
      await expect(row.getByRole('link', { name: product.title })).toHaveAttribute(
        'href',
        `${at.products}#${productAnchor(product.id)}`,
      );
  }
  const { title } = services.at(-1)!;
  const label = words.details.ask.replace('{title}', title);
  await page.getByRole('link', { name: label }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('product')).toBe(title);
  await expect(page.locator('main iframe')).toHaveAttribute(
    'src',
    new RegExp(escapeRegExp(String(new URLSearchParams({ product: title })))),
  );
});
