import { embeds } from '@/scripts/test/content/embeds';
import { routes } from '@/scripts/test/content/routes';
import { readHeadersFile } from '@/kit/hosts/headersFile';
import { describeSite, FOREVER, headersFor, movedPages } from '@/kit/hosts/rules';
import { hostFiles } from '@/kit/hosts/write';
import { embedVendors } from '@/lib/embeds/embed';
import { headers } from '@/scripts/policy/headers';
import { hostAdvice, hostRules } from '@/scripts/policy/hosts';

const paths: string[] = routes.map(({ path }) => path);

// kit/tests tests the files of each host with its real server.
describe('the host files of a site', () => {
  const basePath = '/site';
  const site = describeSite(basePath, hostRules({ paths, moved: [], embeds: [], tags: [] }));
  const { inExport: files } = hostFiles(site);
  const rules = readHeadersFile(files._headers);
  const sent = (file: string) => headersFor(basePath + file, rules);

  it('send the general headers for every path, and what else a file needs', () => {
    const general = Object.fromEntries(headers().map(({ name, value }) => [name, value]));
    expect(sent('/FAQ')).toEqual(general);
    for (const file of ['chunks/a-1.js', 'css/a.css', 'media/a.woff2', 'data/0a.js'])
      expect(sent(`/_next/static/${file}`)).toEqual({ ...general, 'Cache-Control': FOREVER });
    expect(sent('/_next/static/_buildManifest.js')).toEqual(general);
    expect(sent('/brands/a logo.svg')).toEqual({
      ...general,
      'Content-Security-Policy': expect.stringContaining("default-src 'none'; "),
    });
    expect(sent('/contact.vcf')['Content-Type']).toMatch(/^text\/vcard/);
  });
});

it('have the same rules for a folder with a language', () => {
  const site = describeSite('', hostRules({ paths, moved: [], embeds: [], tags: ['pt-BR'] }));
  const rules = readHeadersFile(hostFiles(site).inExport._headers);
  const sent = (file: string) => headersFor(file, rules);
  for (const file of ['/_next/static/data/0a.js', '/pictures/a.webp', '/contact.vcf'])
    expect(sent(`/pt-BR${file}`)).toEqual(sent(file));
  expect(site.withNotFound).toEqual(['/pt-BR']);
  for (const [from, to] of [
    ['/pt-br', '/pt-BR'],
    ['/pt-br/questions/', '/pt-BR/Questions'],
  ])
    expect(site.redirects).toContainEqual({ from, to, status: 301 });
  for (const { from } of site.redirects) expect(paths).not.toContain(from);
});

describe('the headers', () => {
  it('give the frames of a vendor what its record names, and nothing else', () => {
    const permissions = (ids: readonly string[]) =>
      hostRules({ paths, moved: [], embeds: embedVendors(embeds, ids) }).headers.find(
        ({ name }) => name === 'Permissions-Policy',
      )!.value;
    expect(permissions([])).toContain('fullscreen=(), ');
    expect(permissions(['reel'])).toContain('fullscreen=(self "https://player.reel.example"), ');
    expect(permissions(['reel', 'diary'])).toContain(
      'fullscreen=(self "https://player.reel.example" "https://diary.example" "https://app.diary.example"), ',
    );
    expect(permissions(['diary'])).toContain('autoplay=(), ');
    expect(permissions(['reel', 'diary'])).toContain('camera=(), ');
  });

  it('have names and values that every host supports', () => {
    for (const { name, value } of headers(embedVendors(embeds, ['reel', 'diary']))) {
      expect(name).toMatch(/^[A-Z][\w-]+$/);
      // No character with a special meaning in a configuration format of a host, except for quotes.
      expect(value).toMatch(/^[ !"#&-[\]^_`a-z|~]+$/);
      // Cloudflare Pages supports 2,000 characters per line of _headers.
      expect(`  ${name}: ${value}`.length).toBeLessThanOrEqual(2000);
    }
  });
});

describe('Many redirects', () => {
  const moved = (count: number) =>
    movedPages(
      Array.from({ length: count }, (_, index) => ({ from: `/old/${index}`, to: '/Questions' })),
    );

  it('get a warning if a host would not read them all', () => {
    const hosts = (count: number) =>
      hostAdvice({ headers: [], redirects: moved(count), cachedForever: [] }).map(
        ({ found }) => found,
      );
    expect(hosts(500)).toEqual([]);
    expect(hosts(1025)).toEqual([
      expect.stringContaining('Cloudflare Pages'),
      'makes 2050 redirects with those of lowercase URLs, but Vercel reads only 2048',
    ]);
  });
});
