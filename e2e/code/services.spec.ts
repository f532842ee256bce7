/**
 * Tests the site of another company (e2e/makeCompany.ts) on the hosts' own tools (`npm run
 * test:hosts`): the asset server of Cloudflare Pages, the server of Netlify, and the build of Vercel.
 * npx downloads them, so `npm test` does not run these tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { test as withoutServer } from '@playwright/test';

import { get } from '@/kit/testing/responses';
import { freePort } from '@/kit/testing/process';
import { expect, test as base } from '@/kit/testing/trouble';
import { root } from '@/scripts/command';
import { E2E_DIR, EXPORTS } from '@/e2e/exports';
import { readHeadersFile } from '@/kit/hosts/headersFile';
import { headersFor, NOT_FOUND_FILE } from '@/kit/hosts/rules';
import { pageDataOf } from '@/kit/finish/html';
import { makeCompany } from '@/e2e/makeCompany';

/** The site, which scripts/test-hosts.ts has built. */
const SITE = process.env.E2E_SERVICES ?? '';

const { env } = EXPORTS.delivered;

/** Downloading a tool takes minutes. */
const TIMEOUT_MS = 600_000;

const SERVERS = {
  // The date must not be newer than the runtime that this version of wrangler contains.
  'Cloudflare Pages': (port: number) =>
    `wrangler@4.86.0 pages dev out --ip 127.0.0.1 --port ${port} --compatibility-date 2026-05-01`,
  Netlify: (port: number) =>
    `netlify-cli@26.2.0 dev --dir out --port ${port} --offline --no-open --internal-disable-edge-functions`,
};
const VERCEL = 'vercel@54.21.1 build --yes --token none';

/** None of the tools needs its install scripts, which download more. */
const npx = (command: string, { cwd = SITE, ...further }: Record<string, string> = {}) =>
  spawn(`npx --yes ${command}`, {
    cwd,
    env: { ...process.env, ...env, npm_config_ignore_scripts: 'true', ...further },
    shell: true,
    // In a process group, because npx does not pass signals on to the tool.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const test = base.extend<{ service: keyof typeof SERVERS; origin: string }>({
  service: ['Netlify', { option: true }],

  origin: [
    async ({ service }, provide) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const tool = npx(SERVERS[service](port));
      const ended = once(tool, 'exit');
      const responds = () =>
        fetch(origin).then(
          ({ ok }) => ok || tool.exitCode !== null,
          () => false,
        );
      await expect.poll(responds, { timeout: TIMEOUT_MS }).toBe(true);
      await provide(origin);
      process.kill(-tool.pid!);
      await ended;
    },
    { timeout: TIMEOUT_MS },
  ],

  baseURL: ({ origin }, provide) => provide(origin),
});

const onDisk = (file: string) => readFile(path.join(SITE, 'out', file), 'utf8');

for (const service of Object.keys(SERVERS) as (keyof typeof SERVERS)[])
  test.describe(service, () => {
    test.use({ service });

    test('applies the headers and redirects, and answers 404 with the page of the site', async ({
      origin,
    }) => {
      const rules = readHeadersFile(await onDisk('_headers'));
      const script = pageDataOf(await onDisk('Harbors.html')).scripts[0]!;
      for (const asked of ['/', '/Harbors', '/icon.svg', script]) {
        const { status, headers } = await get({ origin }, asked);
        const said = headersFor(asked, rules);
        // Netlify's local server always sends its own Cache-Control and Content-Type.
        if (service === 'Netlify') delete said['Cache-Control'];
        // Cloudflare joins the values of a header that two rules set, so that both policies apply.
        if (service === 'Cloudflare Pages' && asked.endsWith('.svg')) {
          const name = 'Content-Security-Policy';
          said[name] = `${headersFor('/', rules)[name]}, ${said[name]}`;
        }
        const sent = Object.keys(said).map((name) => [name, headers.get(name)]);
        expect({ asked, status, ...Object.fromEntries(sent) }).toEqual({
          asked,
          status: 200,
          ...said,
        });
      }
      const entry = await get({ origin }, '/cs/Insights/wet-gloves');
      expect(entry).toMatchObject({ status: 200 });
      expect(await get({ origin }, '/harbors?utm_source=news')).toMatchObject({
        status: 200,
        path: expect.stringMatching(/^\/Harbors\/?$/),
        search: '?utm_source=news',
      });
      const missing = await get({ origin }, '/no/such/page');
      expect([missing.status, String(missing.body)]).toEqual([404, await onDisk(NOT_FOUND_FILE)]);
    });
  });

withoutServer(
  'Vercel builds the export, with the headers and redirects of vercel.json',
  async () => {
    withoutServer.setTimeout(TIMEOUT_MS);
    // Without an account, only this file tells the tool that the project is linked. The packages are
    // already installed.
    const project = { projectId: 'prj_test', orgId: 'team_test' };
    const settings = {
      framework: 'nextjs',
      installCommand: 'true',
      buildCommand: 'npm run build',
    };
    // In a copy, because the tool builds to out/, and moves it away.
    const copy = path.join(root, E2E_DIR, 'vercel');
    await makeCompany(copy);
    // It follows from the pages, and is committed, because the tool reads it before it builds.
    const rules = await readFile(path.join(SITE, 'vercel.json'), 'utf8');
    await writeFile(path.join(copy, 'vercel.json'), rules);
    await mkdir(path.join(copy, '.vercel'));
    await writeFile(
      path.join(copy, '.vercel/project.json'),
      JSON.stringify({ ...project, settings }),
    );
    const [code] = await once(npx(VERCEL, { cwd: copy, EXPORT_DIR: '' }), 'exit');
    expect(code).toBe(0);
    const { routes } = JSON.parse(
      await readFile(path.join(copy, '.vercel/output/config.json'), 'utf8'),
    ) as { routes: { headers?: Record<string, string>; status?: number }[] };
    const { headers, redirects } = JSON.parse(rules) as Record<
      'headers' | 'redirects',
      { headers: { key: string; value: string }[]; destination: string; statusCode: number }[]
    >;
    for (const { headers: wanted } of headers)
      expect(routes).toContainEqual(
        expect.objectContaining({
          headers: Object.fromEntries(wanted.map(({ key, value }) => [key, value])),
        }),
      );
    for (const { destination, statusCode } of redirects)
      expect(routes).toContainEqual(
        expect.objectContaining({ headers: { Location: destination }, status: statusCode }),
      );
  },
);
