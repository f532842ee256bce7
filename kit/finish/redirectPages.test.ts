import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { redirectPage, writeRedirectPages } from './redirectPages';

let out: string;
beforeEach(async () => (out = await mkdtemp(path.join(os.tmpdir(), 'redirects-'))));
afterEach(() => rm(out, { recursive: true }));

const read = (file: string) => readFile(path.join(out, file), 'utf8');

it('Redirect pages are in both files that hosts serve for a URL, and lead below the base path or to another site', async () => {
  const pages = [
    { from: '/old/boats', to: '/Log/boats?a=1&b="' },
    { from: '/old.html', to: 'https://other.example/' },
  ];
  await writeRedirectPages(out, pages, { basePath: '/site' });
  const html = await read('old/boats.html');
  expect(html).toContain(
    '<a href="/site/Log/boats?a=1&amp;b=&quot;">/site/Log/boats?a=1&amp;b=&quot;</a>',
  );
  expect(html).toContain('noindex');
  expect(await read('old/boats/index.html')).toBe(html);
  expect(await read('old.html')).toContain('<a href="https://other.example/">https://other');
  await expect(writeRedirectPages(out, pages, { basePath: '' })).rejects.toThrow(
    'the redirect of /old/boats: the site has a file at this URL: remove one',
  );
});

it('Pages that lead to one URL share a file, and those that lead to two do not', async () => {
  const lead = (to: string) =>
    ['/team', '/team.html', '/x', '/x/index.html', '/x/index'].map((from) => ({ from, to }));
  await writeRedirectPages(out, lead('/About'), { basePath: '' });
  for (const file of ['team.html', 'team/index.html', 'x.html', 'x/index.html'])
    expect(await read(file)).toBe(redirectPage('/About'));
  const two = [
    { from: '/a.html', to: '/' },
    { from: '/a', to: '/About' },
  ];
  await expect(writeRedirectPages(out, two, { basePath: '' })).rejects.toThrow(
    'the redirect of /a: the site has a file at this URL',
  );
  const folder = [{ from: '/team.html/a', to: '/' }];
  await expect(writeRedirectPages(out, folder, { basePath: '' })).rejects.toThrow(
    'the redirect of /team.html/a: the site has a file at this URL',
  );
});
