/** What real servers answer with public/.htaccess and the configurations in scripts/hosts/. */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test as base } from '@playwright/test';

import { type Served, type SiteName, SITES } from '@/e2e/sites';
import { freePort, startServer } from '@/e2e/support/process';
import { TOOLS } from '@/e2e/support/tools';

/** What a server gets: the folder with the export, and the one that it may write to. */
type Folders = { root: string; hosts: string; work: string; basePath: string; port: number };

/** A test in a folder of its own. */
const test = base.extend<{ work: string }>({
  work: async ({}, provide) => {
    const work = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
    await provide(work);
    rmSync(work, { recursive: true });
  },
});

/** A configuration of ours, with the folders and the port of the test. */
const configured = (file: string, { root, hosts, basePath, port }: Folders) =>
  readFileSync(`scripts/hosts/${file}`, 'utf8')
    .replaceAll('/srv/site/out', root)
    .replaceAll('/srv/site/hosts', hosts)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/^:8080/m, `http://127.0.0.1:${port}`)
    .replaceAll(' /404.html', ` ${basePath}/404.html`);

/** Started as root, Apache drops its privileges, and nginx drops those of its workers. */
const isRoot = process.getuid?.() === 0;

const nginx = (folders: Folders) => `
  ${isRoot ? 'user root;' : ''} daemon off; pid ${folders.work}/pid; error_log stderr;
  events {}
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folders.work}/${name};`).join(' ')}
    ${configured('nginx.conf', folders)}
  }`;

const apache = ({ root, work, port }: Folders) => `
  ServerRoot ${work}
  ServerName 127.0.0.1
  Listen 127.0.0.1:${port}
  PidFile ${work}/pid
  DefaultRuntimeDir ${work}
  ErrorLog ${work}/error.log
  ${['mpm_event', 'authz_core', 'alias', 'dir', 'mime', 'autoindex', 'headers', 'rewrite'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
  ${isRoot ? 'User nobody\nGroup nogroup' : ''}
  TypesConfig /etc/mime.types
  DocumentRoot ${root}
  <Directory ${root}>
    AllowOverride FileInfo
    Options -Indexes
    DirectorySlash Off
  </Directory>`;

const caddy = (folders: Folders) => `{
  admin off
  auto_https off
}
${configured('Caddyfile', folders)}`;

const SERVERS = {
  nginx: { tool: TOOLS.nginx, text: nginx, args: (file: string) => ['-e', 'stderr', '-c', file] },
  apache: {
    tool: TOOLS.apache2,
    text: apache,
    args: (file: string) => ['-D', 'FOREGROUND', '-f', file],
  },
  caddy: {
    tool: TOOLS.caddy,
    text: caddy,
    args: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
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
  ['/contact.vcf', 200],
  ['/FAQ.txt', 200],
];

/** At the root, and under a base path. */
const BUILDS = (Object.keys(SITES) as SiteName[]).filter(
  (build) => build === 'sample' || SITES[build].basePath !== '',
);

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Starts a server that has an export. */
async function start(name: ServerName, { dir, basePath }: Served, work: string) {
  const { tool, text, args } = SERVERS[name];
  const root = path.join(work, 'out');
  cpSync(dir, root + basePath, { recursive: true });
  const port = await freePort();
  const file = path.join(work, 'configuration');
  writeFileSync(file, text({ root, hosts: `${dir}-hosts`, work, basePath, port }));
  // Apache serves as another user.
  for (const each of [work, root]) chmodSync(each, 0o755);
  return startServer(tool.find()!, args(file), {
    port,
    cwd: work,
    env: { HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
  });
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
    expect.soft(headers.get('permissions-policy'), url).toContain('camera=()');
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
  for (const build of BUILDS)
    test(`${name} serves ${build}: pages, redirects and errors, with their headers, types and caching`, async ({
      work,
    }) => {
      test.skip(!SERVERS[name].tool.find(), `${name} is not installed`);
      const { origin, stop } = await start(name, SITES[build], work);
      await expectAnswers(origin, SITES[build]).finally(stop);
    });
