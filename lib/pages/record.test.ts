import { browserPaths, type PageRecord } from './record';

const page = (id: string, facts: object = {}) =>
  ({ id, path: `/${id}`, indexable: true, ...facts }) as PageRecord;

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
