/** What real servers answer with public/.htaccess and the configurations in scripts/hosts/. */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test as base } from '@playwright/test';

import { type Served, SITES } from '@/e2e/sites';
import { freePort, startServer } from '@/e2e/support/process';
import { TOOLS } from '@/e2e/support/tools';

/** A test in a folder of its own. */
const test = base.extend<{ work: string }>({
  work: async ({}, provide) => {
    const work = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
    await provide(work);
    rmSync(work, { recursive: true });
  },
});

/**
 * With a configuration of ours, or for Apache, which reads public/.htaccess, what a host adds. Paths are relative to
 * the folder of the test. A server that root has started drops its privileges, or those of its workers.
 */
const SERVERS = {
  nginx: {
    tool: TOOLS.nginx,
    args: ['-p', '.', '-e', 'stderr', '-c', 'configuration'],
    text: `
      daemon off; user root; pid pid; error_log stderr;
      events {}
      http {
        access_log off;
        client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
        ${readFileSync('scripts/hosts/nginx.conf', 'utf8')}
      }`,
  },
  apache: {
    tool: TOOLS.apache2,
    args: ['-D', 'FOREGROUND', '-d', '.', '-f', 'configuration'],
    text: `
      ServerName 127.0.0.1
      Listen 8080
      User nobody
      Group nogroup
      PidFile pid
      DefaultRuntimeDir .
      ErrorLog error.log
      LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
      LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
      LoadModule alias_module /usr/lib/apache2/modules/mod_alias.so
      LoadModule dir_module /usr/lib/apache2/modules/mod_dir.so
      LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
      LoadModule autoindex_module /usr/lib/apache2/modules/mod_autoindex.so
      LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
      LoadModule rewrite_module /usr/lib/apache2/modules/mod_rewrite.so
      TypesConfig /etc/mime.types
      DocumentRoot /srv/site/out
      <Directory /srv/site/out>
        AllowOverride FileInfo
        Options -Indexes
        DirectorySlash Off
      </Directory>`,
  },
  caddy: {
    tool: TOOLS.caddy,
    args: ['run', '--config', 'configuration', '--adapter', 'caddyfile'],
    text: `{
        admin off
        auto_https off
      }
      ${readFileSync('scripts/hosts/Caddyfile', 'utf8')}`,
  },
};

type ServerName = keyof typeof SERVERS;

const ROWS: readonly [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/Services', 200],
  ['/Services/blockchain/', 200],
  ['/faq', 301, '/FAQ'],
  ['/services/blockchain/?utm_source=a&b=c', 301, '/Services/blockchain?utm_source=a&b=c'],
  ['/nope', 404],
  ['/FAQ/nope', 404],
  ['/gone.svg', 404],
  ['/pictures', 404],
  ['/_next/static/', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
];

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Starts a server that has an export. */
async function start(name: ServerName, { dir, basePath }: Served, work: string) {
  const { tool, args, text } = SERVERS[name];
  const out = path.join(work, 'out');
  cpSync(dir, out + basePath, { recursive: true });
  const port = await freePort();
  const configuration = text
    .replaceAll('/srv/site/out', out)
    .replaceAll('/srv/site/hosts', `${dir}-hosts`)
    .replaceAll('8080', String(port))
    .replaceAll(' /404.html', ` ${basePath}/404.html`);
  writeFileSync(path.join(work, 'configuration'), configuration);
  // Apache serves as another user.
  for (const each of [work, out]) chmodSync(each, 0o755);
  const env = { HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work };
  return startServer(tool.find()!, args, { port, cwd: work, env });
}

/** Expects what a server answers. Soft, so that all that is wrong is reported at once. */
async function expectAnswers(origin: string, { basePath, dir }: Served) {
  const ask = (url: string) => fetch(origin + basePath + url, { redirect: 'manual' });
  const headerOf = async (name: string, url: string) => (await ask(url)).headers.get(name);

  for (const [url, status, location] of ROWS) {
    const response = await ask(url);
    const { headers } = response;
    const body = await response.text();
    expect.soft(response.status, url).toBe(status);
    expect
      .soft(headers.get('location')?.replace(origin, ''), `the redirect of ${url}`)
      .toBe(location && basePath + location);
    expect.soft(headers.get('x-content-type-options'), url).toBe('nosniff');
    expect.soft(headers.get('content-security-policy'), url).toBe("frame-ancestors 'self'");
    if (status === 404)
      expect.soft(body, url).toBe(readFileSync(path.join(dir, '404.html'), 'utf8'));
  }

  const html = await (await ask('/')).text();
  const [, chunk] = /(\/_next\/static\/chunks\/[^"]*\.js)/.exec(html)!;
  const [, picture] = /(\/pictures\/[^" ]*\.webp)/.exec(html)!;
  for (const [url, caching] of [
    // With a hash in their names.
    [chunk!, FOREVER],
    [picture!, FOREVER],
    ['/FAQ', REVALIDATE],
    ['/_next/static/static/_buildManifest.js', REVALIDATE],
    ['/_next/static/chunks/nope.js', REVALIDATE],
  ] as const)
    expect.soft(await headerOf('cache-control', url), url).toBe(caching);

  for (const [url, type] of [
    ['/FAQ', /^text\/html; charset=utf-8$/i],
    ['/contact.vcf', /^text\/vcard; ?charset=utf-8$/i],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/FAQ.txt', /^text\/plain/],
  ] as const)
    expect.soft(await headerOf('content-type', url), url).toMatch(type);
  expect
    .soft(await headerOf('content-security-policy', '/contact-qr.svg'), 'an SVG runs nothing')
    .toMatch(/^default-src 'none'; .*sandbox$/);
}

for (const name of Object.keys(SERVERS) as ServerName[])
  // At the root, and under a base path.
  for (const build of ['sample', 'other'] as const)
    test(`${name} serves ${build}: pages, redirects and errors, with their headers, types and caching`, async ({
      work,
    }) => {
      test.skip(!SERVERS[name].tool.find(), `${name} is not installed`);
      const { origin, stop } = await start(name, SITES[build], work);
      await expectAnswers(origin, SITES[build]).finally(stop);
    });
