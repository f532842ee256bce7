import type { Route } from 'next';

import { containsPath } from './paths';
import { campaignPages, idParams, servicePages, unusedRecordPages } from './recordPages';

const PATH = '/Repairs' as Route;
const planks = {
  id: 'planks',
  title: 'New planks',
  page: { title: 'Planks', description: 'Oak.' },
};

it('a service has a page below that of all services', () => {
  const pages = servicePages(PATH, [planks]);
  expect(pages).toMatchObject([
    {
      id: 'services/planks',
      path: '/Repairs/planks',
      name: 'New planks',
      title: 'Planks',
      indexable: true,
    },
  ]);
  expect(idParams([planks])).toEqual([{ id: 'planks' }]);
  expect(unusedRecordPages(pages, 'services', [planks])).toEqual([]);
});

it('a campaign has a page that search engines do not index, and that the popup leaves alone', () => {
  const [page] = campaignPages('/Write' as Route, [planks]);
  expect(page).toMatchObject({ id: 'campaigns/planks', path: '/Write/planks', indexable: false });
  expect(containsPath(page!.path, '/Write')).toBe(true);
});

it('without records, the page that Next.js needs is deleted, if the site has the page above it', () => {
  const all = {
    ...servicePages(PATH, [planks])[0]!,
    id: 'services',
    path: PATH,
  };
  expect(idParams([])).toEqual([{ id: '_' }]);
  expect(unusedRecordPages([all], 'services', [])).toEqual([
    { path: '/Repairs/_', route: '/Repairs/[id]' },
  ]);
  expect(unusedRecordPages([], 'services', [])).toEqual([]);
});
