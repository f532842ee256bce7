/**
 * Removes the scripts from a page and adds one inline script, which loads them after the largest
 * contentful paint (scripts/build/browser-loader.ts). React's flight data, which Next.js writes
 * into the page as inline scripts, becomes a file. Runs before the content security policy is
 * added, because the policy allows the inline script by its hash. With 'strict-dynamic', it also
 * allows the scripts that the inline script loads.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { transformSync } from 'esbuild';

import { LOADER_POLICY } from '@/scripts/policy/csp';

const SCRIPT = /<script src="([^"]*)"([^>]*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FLIGHT_DATA = /<script>(\(?self\.__next_f\b[\s\S]*?)<\/script>/g;

const source = readFileSync(new URL('./browser-loader.ts', import.meta.url), 'utf8');

type LoadedPage = { html: string; data?: { file: string; text: string } };

const loaderFor = (files: readonly string[]) =>
  transformSync(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: { FILES: JSON.stringify(files), POLICY: JSON.stringify(LOADER_POLICY) },
  }).code.trim();

/** The file is named after a hash of its content, so that browsers can cache it forever. */
const fileFor = (text: string) =>
  `_next/static/data/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

/**
 * @throws Error for a script that is not `async`, and for a page with scripts but no flight data
 */
export function withLoader(html: string): LoadedPage {
  const files: string[] = [];
  const data: string[] = [];
  const bare = html
    .replace(PRELOAD, '')
    .replace(FLIGHT_DATA, (_, text: string) => {
      data.push(text);
      return '';
    })
    .replace(SCRIPT, (element, file: string, attributes: string) => {
      // Polyfills for browsers that do not support JavaScript modules. The site does not support
      // these browsers.
      if (/\snomodule\b/i.test(attributes)) return '';
      if (!/\sasync\b/.test(attributes))
        throw new Error(`has a script that cannot be deferred: ${element}`);
      files.push(file);
      return '';
    });
  if (files.length === 0) return { html };
  if (data.length === 0) throw new Error('has scripts, but no flight data (self.__next_f)');
  const text = data.join(';\n');
  const file = fileFor(text);
  const base = files[0]!.slice(0, files[0]!.indexOf('/_next/') + 1);
  const code = loaderFor([base + file, ...files]);
  return {
    html: bare.replace('</head>', () => `<script>${code}</script></head>`),
    data: { file, text },
  };
}
