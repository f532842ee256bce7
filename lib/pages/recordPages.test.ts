import type { Route } from 'next';

import { idParams, servicePages, unusedRecordPages } from './recordPages';

const PATH = '/Repairs' as Route;
const planks = {
  id: 'planks',
  title: 'New planks',
  page: { title: 'Planks', description: 'Oak.' },
};

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
