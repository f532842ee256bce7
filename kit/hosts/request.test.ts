import { filesFor } from './request';

// kit/tests/hosts.spec.ts tests which of its files a host serves.
it.each([
  '/',
  '/sitemap',
  '/site/../../etc/passwd',
  '/site/%2e%2e/x',
  '/site/a%5c..%5cb',
  '/site/FAQ.html%00',
  '/site/%zz',
])('%s is no file of an export below /site', (pathname) =>
  expect(filesFor(pathname, '/site')).toEqual([]),
);
