import { entryRecords } from '@/lib/pages/entries';
import type { PageRecord } from '@/lib/pages/record';
import { collections } from '@/scripts/test/content/collections';
import { routes } from '@/scripts/test/content/routes';

describe('pages that some language does not show', () => {
  let norwegianRoutes: readonly PageRecord[] = routes;
  afterEach(() => (norwegianRoutes = routes));
  const shown = (...slugs: string[]) => ({
    built: [],
    log: slugs.map((slug) => ({ collection: 'log', slug, title: slug, tags: [] })),
  });

  async function lacking(
    norwegian: readonly string[],
    english: readonly string[] = ['one', 'two'],
  ) {
    jest.resetModules();
    jest.doMock('@/lib/catalog/languages', () => ({
      allLanguages: ['', 'nb'],
      furtherLanguages: ['nb'],
    }));
    jest.doMock('@/lib/catalog/pages', () => ({
      allPages: (_: boolean, tag = '', own: readonly PageRecord[] = routes) => [
        ...own,
        ...entryRecords(collections, shown(...(tag ? norwegian : english)) as never, 'Heron Boats'),
      ],
    }));
    jest.doMock('./routes', () => ({ routesOf: () => norwegianRoutes }));
    const { lackingPages } = await import('./shownPages');
    return lackingPages(false);
  }

  const untranslated = async (norwegian: readonly string[]) =>
    (await lacking(norwegian)).untranslated;

  it('are found, with their list if a language shows none', async () => {
    expect(await untranslated(['one', 'to'])).toEqual(['/Log/two', '/Log/to']);
    expect(await untranslated([])).toEqual(['/Log', '/Log/one', '/Log/two']);
  });

  /** The routes, one of which differs in Norwegian. */
  const withRoute = (path: string, facts: Partial<PageRecord>) =>
    routes.map((route) => (String(route.path) === path ? { ...route, ...facts } : route));

  it('have no alternates if their own record, or an empty list, hides them in some language', async () => {
    norwegianRoutes = withRoute('/Privacy', { indexable: false });
    expect(await lacking(['one', 'two'])).toMatchObject({
      hidden: [],
      untranslated: ['/Privacy'],
    });
    norwegianRoutes = withRoute('/Boats', { needs: [] });
    expect(await lacking(['one', 'two'])).toMatchObject({
      hidden: ['/Boats'],
      untranslated: ['/Boats'],
    });
  });
});
