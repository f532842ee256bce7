import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { services as words } from '@/content/pages/Services';
import { sections } from '@/content/sections';
import { literal } from '@/e2e/support/literal';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { productAnchor } from '@/lib/paths';

const { title, id } = services[1]!;

test('The cards of services lead to their details, on the home page and on /Services', async ({
  page,
}) => {
  const row = page.getByRole('article', { name: title });
  for (const [path, region] of [
    ['/', sections.services.heading],
    ['/Services', words.listHeading],
  ] as const) {
    await open(page, path);
    const cards = page.getByRole('region', { name: region, exact: true }).getByRole('listitem');
    await cards.filter({ hasText: title }).click();
    await expect(page).toHaveURL(`/Services#${id}`);
    await expect(row.getByRole('heading', { name: title })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link').first()).toBeFocused();
  }
});

test('Each service has its anchor, what one gets, links to its products, and a link that names it to the form', async ({
  page,
}) => {
  await open(page, '/Services');
  for (const service of services) {
    const row = page.getByRole('article', { name: service.title });
    await expect(row).toHaveId(service.id);
    await expect(row).toContainText(service.about);
    const items = await row.getByRole('listitem').allInnerTexts();
    for (const item of service.gets) expect(items).toContain(item);
    for (const product of products.filter((each) =>
      service.products.some((own) => own === each.id),
    ))
      await expect(row.getByRole('link', { name: product.title })).toHaveAttribute(
        'href',
        `/Products#${productAnchor(product.id)}`,
      );
  }
  const label = words.details.ask.replace('{title}', title);
  await page.getByRole('link', { name: label }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('product')).toBe(title);
  await expect(page.locator('main iframe')).toHaveAttribute(
    'src',
    new RegExp(literal(String(new URLSearchParams({ product: title })))),
  );
});
