import { existsSync, readFileSync } from 'node:fs';

import { workIn } from '@/scripts/test/folder';

import { addRedirects } from './redirects';

const read = (file: string) => readFileSync(file, 'utf8');

workIn({
  'out/_headers': read('public/_headers'),
  'out/.htaccess': read('public/.htaccess'),
  'out/paper.html': '',
});

const add = (from: string, to: string) =>
  addRedirects('out', 'hosts', {
    basePath: '/site',
    redirects: [{ from, to }],
    paths: ['/', '/Services', '/prices', '/Notes/one'],
  });

it('writes a page and the rules of each host under the base path, and rules for lowercase URLs', () => {
  add('/a.b/old', '/Services');
  expect(read('out/a.b/old/index.html')).toContain('url=/site/Services"');
  expect(existsSync('out/services.html')).toBe(false);
  expect(read('out/_redirects')).toContain('/site/a.b/old/ /site/Services 301!\n');
  expect(read('out/_redirects')).toContain('/site/services /site/Services 301\n');
  expect(read('out/.htaccess')).toContain(
    'RewriteRule "^a\\.b/old/?$" "/site/Services" [R=301,NE,L]',
  );
  expect(read('out/_headers')).toContain('\n/site/pictures/*\n');
  expect(read('hosts/redirects.nginx')).toContain('~^/site/a\\.b/old/?$ /site/Services;\n');
});

it('leads from an old file to another site', () => {
  add('/blog/old_name.html', 'https://shop.example/a-b/');
  expect(read('out/blog/old_name.html')).toContain('url=https://shop.example/a-b/"');
});

it.each([
  ['/old?p=1', '/', 'the old URL must be a path'],
  ['/old/', '/', 'the old URL must be a path'],
  ['/../evil', '/', 'the old URL must be a path'],
  ['/services', '/', 'is the page /Services'],
  ['/prices.html', '/', 'is the page /prices'],
  ['/paper.html', '/', 'is '],
  ['/old', '//evil.example', '//evil.example must be a path, or an https URL'],
  ['/old', '/Services#a', '/Services#a must be a path, or an https URL'],
])('refuses %s to %s', (from, to, problem) =>
  expect(() => add(from, to)).toThrow(`content/redirects.ts, ${from}: ${problem}`),
);
