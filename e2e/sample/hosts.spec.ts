/** What real servers answer with public/.htaccess and the configurations in scripts/hosts/. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { type SiteName, SITES } from '@/e2e/sites';
import { freePort, type Running, runServer } from '@/e2e/support/process';
import { TOOLS } from '@/e2e/support/tools';

/** What a server gets: the folder with the export, and the one that it may write to. */
type Folders = { root: string; hosts: string; work: string; basePath: string; port: number };

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

const ROWS: readonly [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/FAQ', 200],
  ['/FAQ/', 200],
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

async function start(name: keyof typeof SERVERS, build: SiteName) {
  const { tool, text, args } = SERVERS[name];
  const { dir, basePath } = SITES[build];
  const work = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const root = path.join(work, 'out');
  cpSync(dir, root + basePath, { recursive: true });
  const port = await freePort();
  const file = path.join(work, 'configuration');
  mkdirSync(path.join(work, 'home'));
  const folders = { root, hosts: `${dir}-hosts`, work, basePath, port };
  writeFileSync(file, text(folders));
  // Apache serves as another user.
  for (const each of [work, root]) chmodSync(each, 0o755);
  const home = path.join(work, 'home');
  const running = await runServer(tool.find()!, args(file), {
    port,
    cwd: work,
    env: { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  });
  return { ...running, work };
}

for (const name of Object.keys(SERVERS) as (keyof typeof SERVERS)[])
  for (const build of BUILDS)
    test.describe(`${name}, ${build}`, () => {
      // One worker, so that the server starts once.
      test.describe.configure({ mode: 'default' });
      test.skip(!SERVERS[name].tool.find(), `${name} is not installed`);
      const { basePath, dir } = SITES[build];
      let server: Running & { work: string };
      test.beforeAll(async () => {
        server = await start(name, build);
      });
      test.afterAll(async () => {
        await server.stop();
        rmSync(server.work, { recursive: true });
      });
      const ask = (url: string) => fetch(server.origin + basePath + url, { redirect: 'manual' });

      for (const [url, status, location] of ROWS)
        test(`${url} is ${status} ${location ?? ''}`, async () => {
          const { headers, ...response } = await ask(url).then(async (answer) => ({
            status: answer.status,
            headers: answer.headers,
            body: await answer.text(),
          }));
          expect(response.status).toBe(status);
          expect(headers.get('location')?.replace(server.origin, '') ?? null).toBe(
            location === undefined ? null : basePath + location,
          );
          expect(headers.get('x-content-type-options')).toBe('nosniff');
          expect(headers.get('permissions-policy')).toContain('camera=()');
          expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
          if (status === 404)
            expect(response.body).toBe(readFileSync(path.join(dir, '404.html'), 'utf8'));
        });

      test('files with a hash in their names are cached forever, missing ones are not', async () => {
        const html = await (await ask('/')).text();
        const [, chunk] = /(\/_next\/static\/chunks\/[^"]*\.js)/.exec(html)!;
        const [, picture] = /(\/pictures\/[^" ]*\.webp)/.exec(html)!;
        const cachingOf = async (url: string) => (await ask(url)).headers.get('cache-control');
        expect(await cachingOf(chunk!)).toBe(FOREVER);
        expect(await cachingOf(picture!)).toBe(FOREVER);
        for (const url of [
          '/',
          '/FAQ',
          '/_next/static/static/_buildManifest.js',
          '/_next/static/chunks/nope.js',
        ])
          expect([url, await cachingOf(url)]).toEqual([url, REVALIDATE]);
      });

      test('files have their types, and an SVG runs nothing', async () => {
        const typeOf = async (url: string) => (await ask(url)).headers.get('content-type');
        expect(await typeOf('/FAQ')).toMatch(/^text\/html; charset=utf-8$/i);
        expect(await typeOf('/contact.vcf')).toMatch(/^text\/vcard; ?charset=utf-8$/i);
        expect(await typeOf('/manifest.webmanifest')).toMatch(/^application\/manifest\+json/);
        expect(await typeOf('/FAQ.txt')).toMatch(/^text\/plain/);
        const svg = await ask('/contact-qr.svg');
        expect(svg.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; .*sandbox$/,
        );
      });
    });
