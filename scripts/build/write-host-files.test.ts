/** @jest-environment node */
import { routes } from '@/content/routes';
import { readSettings } from '@/lib/env';
import { REVALIDATE } from '@/scripts/policy/headers';
import { LIMITS } from '@/scripts/policy/hosts';

import { protect } from './csp';
import { PLAIN_FILES } from './hosts/files-fixture';
import { readHeadersFile, readRedirectsFile } from './hosts/netlify';
import { covers, describeSite, headersFor, type HeaderRule, type Policies } from './hosts/site';
import { hostFiles } from './write-host-files';

const policies: Policies = {};
const policyOf = (name: string) =>
  protect(
    `${name}.html`,
    `<html><head><meta charset="utf-8"></head><body><script>${name}</script></body></html>`,
    readSettings({}),
  ).policy;
for (const { path } of routes) {
  const name = path === '/' ? 'index' : path.slice(1);
  policies[`${name}.html`] = policyOf(name);
  if (path !== '/') policies[`${name}/index.html`] = policyOf(name);
}
policies['404.html'] = policyOf('404');

const OTHERS = ['/nothing', '/ABOUTUS', '/FAQ.txt', '/_next/static/chunks/a-1.js', ...PLAIN_FILES];

/** Parses vercel.json into header and redirect rules. */
function readVercelFile(text: string) {
  type Rule = { source: string; headers: { key: string; value: string }[] };
  type Redirect = { source: string; destination: string; statusCode: number };
  const file = JSON.parse(text) as { headers: Rule[]; redirects: Redirect[] };
  return {
    headers: file.headers.flatMap(({ source, headers }) =>
      headers.map(({ key, value }) => ({ path: source.replace('(.*)', '*'), name: key, value })),
    ),
    redirects: file.redirects.map(({ source, destination, statusCode }) => ({
      from: source,
      to: destination,
      status: statusCode,
    })),
  };
}

// The files for nginx, Apache and Caddy are tested with the real servers, in e2e/hosts.
describe('_headers, _redirects and vercel.json', () => {
  it.each(['', '/site'])(
    'contain the headers and redirects of the site with the base path "%s"',
    (basePath) => {
      const site = describeSite(policies, basePath, 'preload');
      const files = hostFiles(site);
      const vercel = readVercelFile(files['out/vercel.json']!);
      for (const headers of [readHeadersFile(files['out/_headers']!), vercel.headers])
        for (const path of [...site.pages, ...OTHERS.map((other) => basePath + other)]) {
          const names = headers.filter((rule) => covers(rule.path, path)).map(({ name }) => name);
          expect({ path, names }).toEqual({ path, names: [...new Set(names)] });
          // If the file does not set Cache-Control, these hosts send the value of REVALIDATE.
          const said = { 'Cache-Control': REVALIDATE, ...headersFor(path, headers) };
          expect({ path, ...said }).toEqual({ path, ...headersFor(path, site.headers) });
        }
      expect(readRedirectsFile(files['out/_redirects']!)).toEqual(site.redirects);
      expect(vercel.redirects).toEqual(site.redirects);
    },
  );
});

describe('the host files', () => {
  const site = describeSite(policies, '', 'preload');
  const withHeader = (extra: Partial<HeaderRule>) => ({
    ...site,
    headers: [...site.headers, { path: '/FAQ', name: 'X-Extra', value: 'a', ...extra }],
  });
  const withRedirect = (from: string, to: string) => ({
    ...site,
    redirects: [...site.redirects, { from, to, status: 301 }],
  });
  const many = Array.from({ length: LIMITS.headerRules }, (_, index) => ({
    path: `/page-${index}`,
    name: 'X-Extra',
    value: 'a',
  }));

  it('include Strict-Transport-Security only if it is configured', () => {
    expect(hostFiles(site)['out/_headers']).toMatch(/Strict-Transport-Security: .*; preload$/m);
    const files = hostFiles(describeSite(policies, '', 'off'));
    expect(Object.values(files).join()).not.toMatch(/Strict-Transport/);
  });

  it.each([
    [withHeader({ value: 'a\nb' }), 'X-Extra of /FAQ contains "\\n"'],
    [withHeader({ value: 'a "b"' }), 'X-Extra of /FAQ contains "\\""'],
    [withHeader({ value: 'a'.repeat(LIMITS.headerLine) }), 'X-Extra of /FAQ has 2000 characters'],
    [
      withHeader({ path: '/social/*', name: 'Cross-Origin-Resource-Policy' }),
      'Cross-Origin-Resource-Policy is set twice for /social/*',
    ],
    [
      withHeader({ path: '/*', name: 'Content-Security-Policy' }),
      'Content-Security-Policy of /* is overridden',
    ],
    [
      { ...site, headers: [...site.headers, ...many] },
      /_headers has \d+ paths, but Cloudflare Pages supports 100/,
    ],
    [withRedirect('/start', '/faq'), 'leads to /faq, which redirects again'],
    [withRedirect('/start', '/start'), 'leads to /start, which redirects again'],
    [withRedirect('/start', '/begin'), 'leads to /begin, which is not a page'],
    [withRedirect('/thank-you', '/Services'), 'from /thank-you hides the page'],
  ])(
    'cannot contain a header or redirect that a host does not support (%#)',
    (changed, message) => {
      expect(() => hostFiles(changed)).toThrow(message);
    },
  );
});
