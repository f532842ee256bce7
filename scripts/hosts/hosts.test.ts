/** The same headers are in five files, each in the words of its host. */
import { readFileSync } from 'node:fs';

const FILES = [
  'public/_headers',
  'public/.htaccess',
  'vercel.json',
  'scripts/hosts/nginx.conf',
  'scripts/hosts/Caddyfile',
];

const values = [...readFileSync('public/_headers', 'utf8').matchAll(/^  [A-Z][\w-]+: (.*)$/gm)].map(
  ([, value]) => value!,
);

it.each(FILES)('%s has each value of _headers', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(values.length).toBeGreaterThan(9);
  expect(values.filter((value) => !text.includes(value))).toEqual([]);
});
