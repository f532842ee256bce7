/** @jest-environment node */
import { browserPaths, isIndexed, type PageRecord } from './record';
import { linksTo, pathOf, type PageId } from './routes';

const page = (id: string, facts: object = {}) =>
  ({ id, path: `/${id}`, canonical: `/${id}`, indexable: true, ...facts }) as PageRecord;

const PAGES = [
  page('shop', { needs: ['a chair'] }),
  page('jobs', { needs: [] }),
  page('terms'),
  page('law', { canonical: '/terms' }),
  page('sent', { indexable: false }),
];

jest.mock('@/content/routes', () => ({
  get routes() {
    return PAGES;
  },
}));

it('isIndexed() omits duplicates, pages that are not indexed, and pages about an empty list', () => {
  expect(PAGES.filter(isIndexed).map(({ id }) => id)).toEqual(['shop', 'terms']);
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

it('browser code knows the folders of entries, and which pages open as documents', () => {
  const folder = '/Log/';
  const pages = [
    page('team/ada'),
    page('campaign', { opensAs: 'document' }),
    page('Log'),
    page('Log/one', { opensAs: 'document', folder }),
    page('Log/two', { opensAs: 'document', folder }),
    page('Log/tags/larch', { opensAs: 'document', folder }),
  ];
  expect(browserPaths(pages)).toEqual({
    pagePaths: ['/team/ada', '/campaign', '/Log', '/Log/'],
    documentPaths: ['/campaign', '/Log/'],
  });
});
