import path from 'node:path';

import { expect, test } from '@playwright/test';

import { CONTENT_TYPES } from '../hosts/content-types';
import { HOST_FILES, NOT_FOUND_FILE } from '../hosts/rules';
import { fileOf, get } from '../testing/responses';
import { PAGES } from './support/fixture';
import { HOSTS } from './support/hosts';
import { assets, expectHeaders, onDisk } from './support/responses';
import { serve, type Served } from './support/hostTest';

const routes = Object.keys(PAGES);

const UNKNOWN = '/no/such/page';

for (const host of HOSTS) {
  test.describe(host.name, () => {
    // Run all tests of a host in one worker, so that its server starts only once.
    test.describe.configure({ mode: 'default' });
    const reason = host.missing?.();
    test.skip(reason !== undefined, reason);
    let served: Served;
    test.beforeAll(async ({}, { workerIndex }) => {
      served = await serve(host, workerIndex);
    });
    test.afterAll(() => served.stop());

    test('serves every page with and without a trailing slash, with a redirect only if the host needs a slash', async () => {
      const { basePath } = served;
      for (const route of routes) {
        const page = await onDisk(served, fileOf(route));
        const addresses = route === '/' ? ['/'] : [route, `${route}/`];
        for (const asked of addresses.map((address) => basePath + address)) {
          const { status, headers, body, path: at, locations } = await get(served, asked);
          expect([asked, status, headers.get('content-type')]).toEqual([
            asked,
            200,
            expect.stringMatching(/^text\/html/),
          ]);
          expect(body.equals(page), `${asked} is ${fileOf(route)}`).toBe(true);
          const isRedirected = route !== '/' && !host.hasCleanUrls;
          if (asked === basePath + route)
            expect([asked, locations]).toEqual([asked, isRedirected ? [`${asked}/`] : []]);
          expectHeaders(served, headers, at);
        }
      }
    });

    test('serves all types of files', async () => {
      const { basePath } = served;
      for (const route of routes) {
        const file = fileOf(route).replace('.html', '.txt');
        const { status, headers, body } = await get(served, `${basePath}/${file}`);
        expect([file, status, headers.get('content-type')]).toEqual([
          file,
          200,
          expect.stringMatching(/^text\/plain/),
        ]);
        expect(body.equals(await onDisk(served, file)), file).toBe(true);
      }
      for (const file of await assets(served)) {
        const { status, headers, body } = await get(served, basePath + file);
        expect([file, status]).toEqual([file, 200]);
        expect(body.equals(await onDisk(served, file)), file).toBe(true);
        expectHeaders(served, headers, basePath + file);
        // If a host does not use our configuration, check the content types of common files only.
        // For other files, hosts differ: text/xml or application/xml, image/x-icon or
        // image/vnd.microsoft.icon.
        const kind = CONTENT_TYPES[path.extname(file)]!.replace(/^.*\/(x-)?|;.*$/g, '');
        if (host.isConfigured || /\.(css|js|jpg|svg|txt)$/.test(file))
          expect([file, headers.get('content-type')]).toEqual([
            file,
            expect.stringContaining(kind),
          ]);
      }
    });

    test('responds to unknown URLs with 404', async () => {
      const { basePath } = served;
      const page = await onDisk(served, NOT_FOUND_FILE);
      const hidden = host.isConfigured ? HOST_FILES.map((file) => `/${file}`) : [];
      // A folder without a page. Servers without our configuration list its files.
      const folder = host.isConfigured ? ['/_next/static', '/_next/static/'] : [];
      for (const asked of [
        UNKNOWN,
        '/gone.svg',
        '/_next/static/chunks/gone.js',
        ...folder,
        ...hidden,
      ]) {
        const { status, headers, body } = await get(served, basePath + asked);
        expect([asked, [403, 404]]).toEqual([asked, expect.arrayContaining([status])]);
        if (!hidden.includes(asked)) expect([asked, status]).toEqual([asked, 404]);
        if (status === 404) expect(body.equals(page), asked).toBe(host.hasNotFoundPage);
        if (status === 404 && host.isConfigured)
          expectHeaders(served, headers, `${basePath}/${NOT_FOUND_FILE}`);
      }
    });

    test('redirects no path with two slashes to another host', async () => {
      const { origin } = served;
      for (const asked of [
        '//',
        '//About',
        '//elsewhere.example/About',
        encodeURI('/\\elsewhere.example'),
      ]) {
        const url = origin + asked;
        const { headers } = await fetch(url, { redirect: 'manual' });
        const target = new URL(headers.get('location') ?? url, url);
        expect([asked, target.origin]).toEqual([asked, origin]);
      }
    });
  });
}
