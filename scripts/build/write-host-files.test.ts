/** @jest-environment node */
import { routes } from '@/content/routes';
import { readSettings } from '@/lib/env';

import { PLAIN_FILES } from './hosts/files-fixture';
import { readHeadersFile } from './hosts/headers-file';
import { readRedirectsFile } from './hosts/redirects-file';
import { describeSite, headersFor, type HeaderRule } from './hosts/site';
import { readVercelFile } from './hosts/vercel';
import { LIMITS } from '@/scripts/policy/hosts';
import { REVALIDATE } from '@/scripts/policy/headers';
import { protect, type Policies } from '@/scripts/build/protect-pages';
import { hostFiles } from './write-host-files';

const HTML = (text: string) =>
  `<html><head><meta charset="utf-8"></head><body><script>${text}</script></body></html>`;

/** Pages and their copies, each with its own policy. */
const policies: Policies = {};
for (const { path } of routes) {
  const name = path === '/' ? 'index' : path.slice(1);
  const { policy } = protect(`${name}.html`, HTML(name), readSettings({}));
  policies[`${name}.html`] = policy;
  if (path !== '/') policies[`${name}/index.html`] = policy;
}
policies['404.html'] = protect('404.html', HTML('404'), readSettings({})).policy;

/** Both hosts send REVALIDATE by default if their file does not set Cache-Control. */
const READERS = {
  '_headers and _redirects': ({ out }: ReturnType<typeof hostFiles>) => ({
    headers: readHeadersFile(out['_headers']!),
    redirects: readRedirectsFile(out['_redirects']!),
  }),
  'vercel.json': ({ out }: ReturnType<typeof hostFiles>) => readVercelFile(out['vercel.json']!),
};

const OTHERS = ['/nothing', '/ABOUTUS', '/FAQ.txt', '/_next/static/chunks/a-1.js', ...PLAIN_FILES];

// The files for nginx, Apache and Caddy are tested with the real servers, in e2e/hosts.
describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(['', '/site'])('say of every path what the policy says, below "%s/"', (basePath) => {
    const site = describeSite(policies, basePath, 'preload');
    const { headers, redirects } = read(hostFiles(site));
    for (const path of [...site.pages, ...OTHERS.map((other) => basePath + other)]) {
      const said = { 'Cache-Control': REVALIDATE, ...headersFor(path, headers) };
      expect({ path, ...said }).toEqual({ path, ...headersFor(path, site.headers) });
    }
    expect(redirects).toEqual(site.redirects);
  });
});

describe('the host files', () => {
  const site = describeSite(policies, '', 'preload');
  const changed = (extra: Partial<HeaderRule>) => ({
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
    ['a line break', { value: 'a\nb' }, 'X-Extra of /FAQ contains "\\n"'],
    ['a quotation mark', { value: 'a "b"' }, 'X-Extra of /FAQ contains "\\""'],
    ['a letter outside ASCII', { value: 'café' }, 'X-Extra of /FAQ contains "é"'],
    [
      'a value that is too long',
      { value: 'a'.repeat(LIMITS.headerLine) },
      'X-Extra of /FAQ has 2000 characters',
    ],
    [
      'a second value for one path',
      { path: '/social/*', name: 'Cross-Origin-Resource-Policy' },
      'Cross-Origin-Resource-Policy is set twice for /social/*',
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
    ['leads nowhere', '/start', '/begin', 'leads to /begin, which is not a page'],
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
      /_headers has \d+ paths, but Cloudflare Pages supports 100/,
    );
  });
});
