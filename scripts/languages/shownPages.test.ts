import type { PageRecord } from '@/lib/pages/record';
import { routes } from '@/scripts/test/content/routes';

import { lackingPages } from './shownPages';

let mockNorwegian: readonly PageRecord[];

jest.mock('@/lib/catalog/languages', () => ({
  allLanguages: ['', 'nb'],
  furtherLanguages: ['nb'],
}));
jest.mock('./routes', () => ({ routesOf: () => mockNorwegian }));

/** The routes, one of which differs in Norwegian. */
const withRoute = (path: string, facts: Partial<PageRecord>) =>
  routes.map((route) => (String(route.path) === path ? { ...route, ...facts } : route));

// e2e/company/company.spec.ts tests entries.
it('Pages have no alternates if their own record, or an empty list, hides them in some language', () => {
  mockNorwegian = withRoute('/Privacy', { indexable: false });
  expect(lackingPages(false)).toEqual({ hidden: [], untranslated: ['/Privacy'] });
  mockNorwegian = withRoute('/Boats', { needs: [] });
  expect(lackingPages(false)).toEqual({ hidden: ['/Boats'], untranslated: ['/Boats'] });
});
