import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { finishExport, type ExportOptions } from './finishExport';
import { strictDirectives } from './policy';

jest.mock('./compile-script', () => ({ compileScript: () => 'run()' }));

/** A page as Next.js 16.4 exports it, without a stylesheet. */
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/></head><body>${body}<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

let root: string;
beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), 'export-'))));
afterEach(() => rm(root, { recursive: true }));

/** Finishes an export of these pages in the folder `site`. */
async function finish(
  pages: Readonly<Record<string, string>>,
  options: Partial<ExportOptions> = {},
) {
  const files = {
    ...Object.fromEntries(Object.entries(pages).map(([file, body]) => [file, page(body)])),
    '_next/static/chunks/webpack-1.js': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, 'site', file)), { recursive: true });
    await writeFile(path.join(root, 'site', file), text);
  }
  await finishExport({
    root,
    out: 'site',
    siteUrl: 'https://site.example',
    basePath: '',
    policy: strictDirectives,
    headers: [],
    ...options,
  });
}
const problemsOf = (...parameters: Parameters<typeof finish>) =>
  finish(...parameters).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

describe('finishExport', () => {
  it('finishes pages without a stylesheet', async () => {
    await finish({ 'index.html': '<p>Hello</p>', 'About.html': '<a href="/">Home</a>' });
    const html = await readFile(path.join(root, 'site/About.html'), 'utf8');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
    expect(html).toContain('<script data-cfasync="false">run()</script></head>');
    // Without it, GitHub Pages serves no folder whose name starts with an underscore.
    expect(await readdir(path.join(root, 'site'))).toContain('.nojekyll');
  });

  it('lists what the policy blocks in all pages at once, and a cause in several pages once', async () => {
    const header = '<p style="color:red">';
    const problems = await problemsOf({
      'index.html': header,
      'About.html': `${header}<video src="https://cdn.example/a.mp4">`,
      'FAQ.html': `${header}<a onclick="x()">`,
    });
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(
      /^site\/About\.html \(and 2 more pages\) contains <p style="color:red">, /,
    );
    expect(problems.join('\n')).toContain(
      'site/About.html contains <video src="https://cdn.example',
    );
    expect(problems.join('\n')).toContain('site/FAQ.html contains <a onclick="x()">, ');
  });

  it('removes what macOS and Windows have left in public/', async () => {
    const left = ['._index.html', 'a/.DS_Store', 'a/Thumbs.db', 'a/b/Desktop.ini'];
    const kept = ['a/thumbs.html', 'a/.well-known/x.txt'];
    await finish(Object.fromEntries(['index.html', ...left, ...kept].map((file) => [file, ''])));
    const files = await readdir(path.join(root, 'site'), { recursive: true });
    expect(files.filter((file) => left.includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(kept));
  });

  it('checks the references of pages and the targets of redirects', async () => {
    const redirects = [
      { from: '/about', to: '/About', status: 301 },
      { from: '/home', to: '/', status: 301 },
      { from: '/blog', to: 'https://blog.example/', status: 301 },
      { from: '/costs', to: '/#costs', status: 301 },
      { from: '/shop', to: '/store/all', status: 301 },
    ];
    const options = { redirects, elsewhere: ['/store'] };
    expect(await problemsOf({ 'index.html': '<a href="/gone">' }, options)).toEqual([
      'site/index.html: “/gone” does not exist: fix it, or add the file',
      'the redirect of /about: “/About” does not exist: fix it, or add the file',
      'the redirect of /costs: “/#costs” names an anchor that index.html lacks: correct it',
    ]);
  });
});
