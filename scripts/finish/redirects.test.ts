import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { addRedirects } from './redirects';

describe('addRedirects', () => {
  let folder: string;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const add = (from: string, to = '/Services') =>
    addRedirects(path.join(folder, 'out'), path.join(folder, 'hosts'), {
      basePath: '/site',
      redirects: [{ from, to }],
      paths: ['/', '/Services', '/prices', '/Notes/one'],
    });
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
    for (const file of ['_headers', '.htaccess'])
      cpSync(`public/${file}`, path.join(folder, 'out', file));
    writeFileSync(path.join(folder, 'out/paper.html'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the rules of each host under the base path', () => {
    add('/a.b/old');
    expect(read('out/_redirects')).toContain('/site/a.b/old/ /site/Services 301!\n');
    expect(read('out/_redirects')).toContain('/site/services /site/Services 301\n');
    expect(read('out/.htaccess')).toContain(
      'RewriteRule "^a\\.b/old/?$" "/site/Services" [R=301,NE,L]',
    );
    expect(read('out/_headers')).toContain('\n/site/pictures/*\n');
    expect(read('hosts/redirects.nginx')).toContain('~^/site/a\\.b/old/?$ /site/Services;\n');
  });

  it('writes pages for hosts without redirects, but none in lowercase', () => {
    add('/old');
    expect(read('out/old/index.html')).toContain('url=/site/Services"');
    expect(existsSync(path.join(folder, 'out/services.html'))).toBe(false);
  });

  it.each([
    ['/blog/old_name.html', '/Services'],
    ['/old', 'https://shop.example/a-b/'],
  ])('accepts %s to %s', (from, to) => expect(() => add(from, to)).not.toThrow());

  it.each([
    ['/old?p=1', '/', 'the old URL must be a path'],
    ['/old/', '/', 'the old URL must be a path'],
    ['/../evil', '/', 'the old URL must be a path'],
    ['/services', '/', 'is the page /Services'],
    ['/prices.html', '/', 'is the page /prices'],
    ['/paper.html', '/', 'is '],
    ['/old', '//evil.example', '//evil.example must be a path, or an https URL'],
    ['/old', '/Services#a', '/Services#a must be a path, or an https URL'],
  ])('refuses %s to %s', (from, to, problem) =>
    expect(() => add(from, to)).toThrow(`content/redirects.ts, ${from}: ${problem}`),
  );
});
