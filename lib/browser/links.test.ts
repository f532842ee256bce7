import { routerPath, samePath } from '@/lib/browser/links';

it.each(['/FAQ/', '/FAQ.html', '/faq', '/FAQ/index.html', '//FAQ//'])(
  '%s is the page /FAQ',
  (path) => expect(samePath(path, '/FAQ')).toBe(true),
);

it('/ is /index.html, and no other page', () => {
  expect(samePath('/', '/index.html')).toBe(true);
  expect(samePath('/', '/FAQ')).toBe(false);
});

it.each([
  ['/site/FAQ', '/FAQ'],
  ['/site', '/'],
  ['/site/contact.vcf', null],
  ['/site-old/FAQ', null],
  ['/FAQ', null],
])('under the base path /site, %s is for the router %s', (pathname, path) => {
  jest.replaceProperty(BUILD, 'basePath', '/site');
  expect(routerPath(pathname)).toBe(path);
});
