import { routes } from '@/scripts/test/content/routes';
import { readHeadersFile } from '@/kit/hosts/headersFile';
import { describeSite, FOREVER, headersFor } from '@/kit/hosts/rules';
import { hostFiles } from '@/kit/hosts/write';
import { hostRules } from '@/scripts/policy/hosts';

const paths: string[] = routes.map(({ path }) => path);

// kit/tests tests the files of each host with its real server.
const site = describeSite('', hostRules({ paths, moved: [] }));
const rules = readHeadersFile(hostFiles(site).inExport._headers);
const sent = (file: string) => headersFor(file, rules);

it('Files that never change are cached forever, and SVG files run nothing', () => {
  for (const file of ['/_next/static/chunks/a-1.js', '/pictures/a.webp'])
    expect(sent(file)['Cache-Control']).toBe(FOREVER);
  expect(sent('/_next/static/_buildManifest.js')['Cache-Control']).toBeUndefined();
  expect(sent('/brands/a logo.svg')['Content-Security-Policy']).toMatch(/^default-src 'none'; /);
});
