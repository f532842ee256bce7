/**
 * What redirects lead to: any URL. Those of lowercase URLs have letters of any script in the old one,
 * too. The servers get the generated files, and many targets at once, because one that is not quoted as
 * a server needs stops it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import fc from 'fast-check';

import { describeSite, lowercaseRedirects, movedPages } from '../hosts/rules';
import { writeRedirectPages } from '../finish/redirectPages';
import { writeRedirectsFile } from '../hosts/headersFile';
import { vercelJson } from '../hosts/vercel';
import { writeHostFiles } from '../hosts/write';
import { APP } from './support/fixture';
import { HOSTS } from './support/hosts';

/** Latin, Cyrillic, Arabic and Japanese letters, and one outside of the first plane. */
const LETTERS = [...'aZ09öžЖяش日あ𠮷'];
/** The signs of a path (https://www.rfc-editor.org/rfc/rfc3986#section-3.3), and what a URL encodes. */
const SIGNS = [
  ...`-._~!$&'()*+,;=:@[] {}|^"<>\``,
  '%20',
  '%2F',
  '%C3%B6',
  '%7B',
  '$1',
  '%24',
  '${x}',
];

const text = (signs: readonly string[]) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...LETTERS, ...SIGNS, ...signs), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('x', '&'),
    )
    .map(([parts, end]) => `x${parts.join('')}${end}`);

const target = fc
  .tuple(
    fc.constantFrom('/', 'https://shop.example/', 'https://münchen.example:8080/a/'),
    text([]),
    fc.option(text(['/', '?', '&'])),
    fc.option(text(['/', '?', '#'])),
  )
  .map(([start, page, query, anchor]) => {
    const search = query === null ? '' : `?${query}`;
    return start + page + search + (anchor === null ? '' : `#${anchor}`);
  });

/** Always the same ones, so that a red run can be repeated. */
const SAMPLES = fc.sample(target, { numRuns: 200, seed: 1 });

/** The same URL, however it is encoded: a Location header has ASCII only. */
const plain = (url: URL) =>
  [url.origin, url.pathname, url.search, url.hash].map((part) =>
    decodeURIComponent(part.replaceAll('%2F', '%252F')),
  );

/** Paths of pages with capital letters: Latin, Greek and Cyrillic ones, and some outside of the first plane. */
const PAGES = ['/Över', '/Äö/ÉÅ', '/ΩΔ-a', '/Жя', '/𐐔𐐯', '/日本-A'];

/** Redirects keep it. */
const CAMPAIGN = '?utm_source=news';

const MOVED = SAMPLES.map((to, index) => ({ from: `/old/${index}`, to }));

const RULES = {
  headers: [],
  redirects: [...movedPages(MOVED), ...lowercaseRedirects(PAGES)],
  cachedForever: ['_next/static'],
};

for (const host of HOSTS.filter(({ isConfigured }) => isConfigured))
  test(`${host.name} redirects to any URL`, async ({}, info) => {
    const reason = host.missing?.();
    test.skip(reason !== undefined, reason);
    const { basePath } = host.export;
    const work = path.join(APP, 'servers', `targets-${info.parallelIndex}`);
    const [root, hosts] = [path.join(work, 'root'), path.join(work, 'hosts')];
    const out = path.join(root, basePath);
    await rm(work, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'index.html'), '');
    // A redirect wins over the page, which is for hosts without redirects.
    await writeRedirectPages(out, MOVED, { basePath });
    await writeHostFiles(describeSite(basePath, RULES), out, hosts);
    const { origin, stop } = await host.start({ root, work, hosts, basePath });
    const led: string[][] = [];
    const wanted: string[][] = [];
    for (const [index, to] of SAMPLES.entries()) {
      const asked = `${origin}${basePath}/old/${index}${CAMPAIGN}`;
      const { status, headers } = await fetch(asked, { redirect: 'manual' });
      const location = headers.get('location') ?? '';
      // Behind a proxy, nginx does not know the origin.
      if (host.name.startsWith('nginx')) expect.soft(location).toMatch(/^(\/|https:)/);
      led.push([String(status), ...plain(new URL(location, asked))]);
      const url = new URL(to.startsWith('/') ? basePath + to : to, origin);
      // Apache would write the query after the anchor.
      const isKept = !(url.hash && host.name.startsWith('Apache'));
      if (!url.search && isKept) url.search = CAMPAIGN;
      wanted.push(['301', ...plain(url)]);
    }
    for (const page of PAGES) {
      const typed = basePath + encodeURI(page.toLowerCase());
      // Browsers encode in uppercase, and other clients in lowercase, too.
      for (const asked of [typed, `${typed}/`, typed.toLowerCase()]) {
        const url = origin + asked + CAMPAIGN;
        const { status, headers } = await fetch(url, { redirect: 'manual' });
        const to = new URL(headers.get('location') ?? '', url);
        led.push([asked, String(status), decodeURI(to.pathname), to.search]);
        wanted.push([asked, '301', basePath + page, CAMPAIGN]);
      }
    }
    await stop();
    expect(led).toEqual(wanted);
  });

const ORIGIN = 'https://site.example';
const asWritten = (to: string) => plain(new URL(to, ORIGIN));

// https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-redirects-file
// https://developers.cloudflare.com/pages/configuration/redirects/#structure
test('_redirects has three fields in each line, of which the second is any URL', () => {
  const lines = writeRedirectsFile(describeSite('', RULES))
    .split('\n')
    // On Netlify, they win over the page at the old URL.
    .filter((line) => line.endsWith(' 301!'))
    .map((line) => line.split(/\s+/));
  expect(lines.filter(({ length }) => length !== 3)).toEqual([]);
  const led = lines.filter((_, index) => index % 2 === 0).map(([, to]) => asWritten(to!));
  expect(led).toEqual(SAMPLES.map(asWritten));
  for (const [, to] of lines) expect(to).toMatch(/^(\/|https:\/\/)[!-~]*$/);
});

// https://vercel.com/docs/project-configuration/vercel-json#redirects
test('vercel.json refers to no part of the old URL, and leaves out what would', () => {
  const { redirects } = JSON.parse(vercelJson(describeSite('', RULES))) as {
    redirects: { source: string; destination: string }[];
  };
  expect(redirects).toContainEqual({
    source: '/%C3%B6ver',
    destination: '/%C3%96ver',
    statusCode: 301,
  });
  const given = new Map(redirects.map(({ source, destination }) => [source, destination]));
  for (const [index, to] of SAMPLES.entries()) {
    const destination = given.get(`/old/${index}`);
    if (destination === undefined) {
      expect(asWritten(to)[2]).toMatch(/[:(]/);
      continue;
    }
    expect([to, asWritten(destination)]).toEqual([to, asWritten(to)]);
    expect(new URL(destination, ORIGIN).pathname).not.toMatch(/:\w|\(/);
    expect(destination).not.toContain('$');
    expect(decodeURIComponent(new URL(destination, ORIGIN).search)).not.toMatch(/:\w|\(/);
  }
});
