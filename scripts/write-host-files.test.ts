/** @jest-environment node */
import { routes } from '@/content/routes';
import { readSettings } from '@/lib/env';

import { PLAIN_FILES } from './hosts/files-fixture';
import * as readBack from './hosts/read-back';
import { describeSite, headersFor, type Said } from './hosts/site';
import { LIMITS } from './policy/hosts';
import { REVALIDATE } from './policy/caching';
import { protect, type Policies } from './protect-pages';
import { hostFiles } from './write-host-files';

const HTML = (text: string) =>
  `<html><head><meta charset="utf-8"></head><body><script>${text}</script></body></html>`;

/** Pages and twins, each with a policy of its own. */
const policies: Policies = {};
for (const { path } of routes) {
  const name = path === '/' ? 'index' : path.slice(1);
  const { policy } = protect(`${name}.html`, HTML(name), readSettings({}));
  policies[`${name}.html`] = policy;
  if (path !== '/') policies[`${name}/index.html`] = policy;
}
policies['404.html'] = protect('404.html', HTML('404'), readSettings({})).policy;

const OTHERS = [
  '/nothing',
  '/ABOUTUS',
  '/FAQ.txt',
  '/FAQ/__next._tree.txt',
  '/_next/static/chunks/a-1.js',
  '/_next/static/static/_buildManifest.js',
  '/pictures/a-1.avif',
  ...PLAIN_FILES,
];

/** `caches`: the host revalidates by itself what its file leaves unsaid. */
const HOSTS = [
  { name: '_headers and _redirects', read: readBack.readHeadersAndRedirects, caches: true },
  { name: 'vercel.json', read: readBack.readVercel, caches: true },
  { name: '.htaccess', read: readBack.readHtaccess, caches: false },
  { name: 'nginx.conf', read: readBack.readNginx, caches: false },
  { name: 'caddy.conf', read: readBack.readCaddy, caches: false },
];

for (const basePath of ['', '/site']) {
  const site = describeSite(policies, basePath, 'preload');
  const files = hostFiles(site);

  describe.each(HOSTS)(`$name, at "${basePath}/"`, ({ read, caches }) => {
    const said = read({ ...files.out, ...files.hosts });

    it('says of every path exactly what the policy says', () => {
      for (const path of [...site.pages, ...OTHERS.map((other) => basePath + other)]) {
        const headers = said.headers(path);
        if (caches) headers['Cache-Control'] ??= REVALIDATE;
        expect({ path, headers }).toEqual({ path, headers: headersFor(path, site.headers) });
      }
    });

    it('redirects what the policy redirects, and no page', () => {
      expect(site.redirects.length).toBeGreaterThan(0);
      for (const { from, to, status } of site.redirects)
        expect([from, said.redirect(from)]).toEqual([from, { to, status }]);
      for (const path of site.pages) expect([path, said.redirect(path)]).toEqual([path, undefined]);
    });
  });
}

describe('the host files', () => {
  const site = describeSite(policies, '', 'preload');
  const changed = (extra: Partial<Said>) => ({
    ...site,
    headers: [...site.headers, { path: '/FAQ', name: 'X-Extra', value: 'a', ...extra }],
  });
  const redirected = (from: string, to: string) => ({
    ...site,
    redirects: [...site.redirects, { from, to, status: 301 as const }],
  });

  it('say HSTS as the owner has chosen it', () => {
    expect(hostFiles(site).out['_headers']).toMatch(/Strict-Transport-Security: .*; preload$/m);
    const { out, hosts } = hostFiles(describeSite(policies, '', 'off'));
    expect(Object.values({ ...out, ...hosts }).join()).not.toMatch(/Strict-Transport/);
  });

  it.each([
    ['a line break', { value: 'a\nb' }, 'X-Extra of /FAQ holds "\\n"'],
    ['a quotation mark', { value: 'a "b"' }, 'X-Extra of /FAQ holds "\\""'],
    ['a letter outside ASCII', { value: 'café' }, 'X-Extra of /FAQ holds "é"'],
    [
      'a value that is too long',
      { value: 'a'.repeat(LIMITS.headerLine) },
      'X-Extra of /FAQ has 2000 characters',
    ],
    [
      'a second value for one path',
      { path: '/social/*', name: 'Cross-Origin-Resource-Policy' },
      'Cross-Origin-Resource-Policy is said twice of /social/*',
    ],
    [
      'a general value that others override',
      { path: '/*', name: 'Content-Security-Policy' },
      'Content-Security-Policy of /* is overridden',
    ],
  ])('refuse %s', (_, extra, message) => {
    expect(() => hostFiles(changed(extra))).toThrow(`Host files: ${message}`);
  });

  it.each([
    ['leads to another redirect', '/start', '/faq', 'leads to /faq, which redirects again'],
    ['leads to itself', '/start', '/start', 'leads to /start, which redirects again'],
    ['leads nowhere', '/start', '/begin', 'leads to /begin, where no page is'],
    ['hides a page', '/thank-you', '/Services', 'from /thank-you hides the page'],
  ])('refuse a redirect that %s', (_, from, to, message) => {
    expect(() => hostFiles(redirected(from, to))).toThrow(message);
  });

  it('refuse more paths than Cloudflare Pages reads', () => {
    const many = Array.from({ length: LIMITS.headerRules }, (_, index) => ({
      path: `/page-${index}`,
      name: 'X-Extra',
      value: 'a',
    }));
    expect(() => hostFiles({ ...site, headers: [...site.headers, ...many] })).toThrow(
      /_headers has \d+ paths, but Cloudflare Pages reads 100/,
    );
  });
});
