import { linksTo, pathOf } from './pages';
import type { PageId } from './routes';

jest.mock('@/content/routes', () => ({
  routes: [
    { id: 'shop', path: '/shop' },
    { id: 'jobs', path: '/jobs', needs: [] },
    { id: 'law', path: '/law' },
  ],
}));

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
