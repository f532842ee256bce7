/** @jest-environment node */
import { linksTo, listedRoutes, pathOf, type PageId } from '@/lib/pages';

jest.mock('@/content/routes', () => {
  const page = (id: string, facts = {}) => ({
    ...{ id, path: `/${id}`, canonical: `/${id}`, indexable: true, ...facts },
  });
  return {
    routes: [
      page('shop', { needs: ['a chair'] }),
      page('jobs', { needs: [] }),
      page('terms'),
      page('law', { canonical: '/terms' }),
      page('sent', { indexable: false }),
    ],
  };
});

it('listedRoutes() omits duplicates, pages that are not indexed, and pages about an empty list', () => {
  expect(listedRoutes().map(({ id }) => id)).toEqual(['shop', 'terms']);
});

it('links follow the paths of their pages, and are left out if a page is empty or removed', () => {
  const links = (['shop', 'jobs', 'faq', 'law'] as string[]).map((id) => ({
    label: id,
    page: id as PageId,
  }));
  expect(linksTo(links)).toEqual([
    { label: 'shop', href: '/shop' },
    { label: 'law', href: '/law' },
  ]);
  expect(pathOf('jobs' as PageId)).toBeUndefined();
});
