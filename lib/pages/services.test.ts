import type { Route } from 'next';

import { serviceParams, servicePages, unusedServices } from './services';

const PATH = '/Repairs' as Route;
const planks = {
  id: 'planks',
  title: 'New planks',
  page: { title: 'Planks', description: 'Oak.' },
};

it('a service has a page below that of all services', () => {
  const pages = servicePages(PATH, [planks]);
  expect(pages).toMatchObject([
    { id: 'services/planks', path: '/Repairs/planks', name: 'New planks', title: 'Planks' },
  ]);
  expect(serviceParams([planks])).toEqual([{ id: 'planks' }]);
  expect(unusedServices(pages, [planks])).toEqual([]);
});

it('without services, the page that Next.js needs is deleted, if the site has a page for services', () => {
  const all = {
    ...servicePages(PATH, [planks])[0]!,
    id: 'services',
    path: PATH,
  };
  expect(serviceParams([])).toEqual([{ id: '_' }]);
  expect(unusedServices([all], [])).toEqual([{ path: '/Repairs/_', route: '/Repairs/[id]' }]);
  expect(unusedServices([], [])).toEqual([]);
});
