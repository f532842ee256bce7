/** The same headers are in five files, each in the words of its host. */
import { readFileSync } from 'node:fs';

const textOf = (file: string) => readFileSync(file, 'utf8');

const HEADERS = [
  'Cache-Control',
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

const values = [...textOf('public/_headers').matchAll(/^  [A-Z][\w-]+: (.*)$/gm)].map(
  ([, value]) => value!,
);

it.each([
  'public/_headers',
  'public/.htaccess',
  'vercel.json',
  'scripts/hosts/nginx.conf',
  'scripts/hosts/Caddyfile',
])('%s has each header, with each value of _headers', (file) => {
  const text = textOf(file);
  expect([...HEADERS, ...values].filter((part) => !text.includes(part))).toEqual([]);
});

it('_headers lets browsers keep files that have a hash in their names', () => {
  const kept = textOf('public/_headers').match(/^.*(?=\n  Cache-Control: .*immutable$)/gm);
  const folders = ['chunks', 'css', 'data', 'media'].map((name) => `/_next/static/${name}/*`);
  expect(kept).toEqual([...folders, '/pictures/*']);
});

it('Netlify builds and publishes the export, with the version of Node.js of the project', () => {
  const version = textOf('.node-version').trim();
  for (const line of [
    'command = "npm run build"',
    'publish = "out"',
    `NODE_VERSION = "${version}"`,
  ])
    expect(textOf('netlify.toml')).toContain(line);
});
