import { steps } from '@/content/collections/steps';
import { home } from '@/content/pages/home';
import { sections } from '@/content/sections';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { pathOf } from '@/lib/pages';

test('The home page and /AboutUs show the steps of a project in order, each with what the client holds, and, on a site with tiles, the glaze begins after the approval', async ({
  page,
}) => {
  const approved = steps.findIndex((step) => 'approval' in step);
  for (const path of ['/', pathOf('about') ?? '/']) {
    await open(page, path);
    const items = page
      .getByRole('region', { name: sections.process.heading })
      .getByRole('listitem');
    await expect(items).toHaveCount(steps.length);
    for (const [index, { title, text, hand }] of steps.entries()) {
      const item = items.nth(index);
      await expect(item).toContainText(`${index + 1}`);
      await expect(item.getByRole('heading')).toHaveText(title);
      await expect(item).toContainText(text);
      await expect(item).toContainText(`${sections.process.hand}${hand}`);
      const glaze = await item.evaluate((each) => getComputedStyle(each, '::before').content);
      expect(glaze !== 'none').toBe(index > approved && home.hero.picture === null);
    }
  }
});
