import { embeds } from '@/scripts/test/content/embeds';
import { routes } from '@/scripts/test/content/routes';
import { readHeadersFile } from '@/kit/hosts/headersFile';
import { describeSite, FOREVER, headersFor } from '@/kit/hosts/rules';
import { hostFiles } from '@/kit/hosts/write';
import { embedVendors } from '@/lib/embeds/embed';
import { hostRules } from '@/scripts/policy/hosts';

const paths: string[] = routes.map(({ path }) => path);

// kit/tests tests the files of each host with its real server.
const site = describeSite('', hostRules({ paths, moved: [], embeds: [] }));
const rules = readHeadersFile(hostFiles(site).inExport._headers);
const sent = (file: string) => headersFor(file, rules);

it('Files that never change are cached forever, and SVG files run nothing', () => {
  for (const file of ['/_next/static/chunks/a-1.js', '/pictures/a.webp'])
    expect(sent(file)['Cache-Control']).toBe(FOREVER);
  expect(sent('/_next/static/_buildManifest.js')['Cache-Control']).toBeUndefined();
  expect(sent('/brands/a logo.svg')['Content-Security-Policy']).toMatch(/^default-src 'none'; /);
});

it('The headers give the frames of a vendor what its record names, and nothing else', () => {
  const permissions = (ids: readonly string[]) =>
    hostRules({ paths, moved: [], embeds: embedVendors(embeds, ids) }).headers.find(
      ({ name }) => name === 'Permissions-Policy',
    )!.value;
  expect(permissions([])).toContain('fullscreen=(), ');
  const both = permissions(['reel', 'diary']);
  expect(both).toContain(
    'fullscreen=(self "https://player.reel.example" "https://diary.example" "https://app.diary.example"), ',
  );
  expect(both).toContain('autoplay=(self "https://player.reel.example"), ');
  expect(both).toContain('camera=(), ');
});
