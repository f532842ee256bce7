/**
 * In: a page as `next build` leaves it. Out: the same page without its scripts, which one inline
 * script fetches once the page is painted; and the data of the page, which Next.js repeats in it as
 * scripts, as a file beside them. Runs before the page gets its policy, which allows that script by
 * its hash, and by 'strict-dynamic' whatever such a script loads; so no address has to be allowed.
 */
import { createHash } from 'node:crypto';

import { loaderCode } from './loader-code';

const SCRIPT = /<script src="([^"]*)"([^>]*)><\/script>/g;
/** Without script elements there is nothing to preload for; the policy would refuse it, too. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** What React starts from: the page once more, as data (the "flight" format). */
const DATA = /<script>(\(?self\.__next_f\b[\s\S]*?)<\/script>/g;
/** The bundler's runtime, without which the other files only wait. */
const RUNTIME = /\/_next\/static\/chunks\/webpack-[^/]+\.js$/;
/** What starts React, and nothing else. */
const ENTRY = /\/_next\/static\/chunks\/main-app-[^/]+\.js$/;

export type LoaderOptions = {
  /** Whether scripts wait for the first paint or act, or are fetched at once. */
  late: boolean;
  /** Stylesheets that the page itself does not ask for. */
  styles?: readonly string[];
  /** Modules that are run before the entry, each in its own task (scripts/start-steps.ts). */
  steps?: readonly (string | number)[];
  /** Whether presses are kept for whoever counts them (components/islands/Tracking.tsx). */
  keepPresses?: boolean;
};
export type LoadedPage = { html: string; data?: { file: string; text: string } };

/** As long as the content: the name changes with it, so the file may be kept for ever. */
const nameOf = (text: string) =>
  `_next/static/data/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

/**
 * @throws Error for a script that is not `async` (the order of the others is free), for a page
 *   without a head, and for one whose scripts lack what starts them
 */
export function withLoader(
  html: string,
  { late, styles = [], steps = [], keepPresses = false }: LoaderOptions,
): LoadedPage {
  const files: string[] = [];
  const data: string[] = [];
  const bare = html
    .replace(PRELOAD, '')
    .replace(DATA, (_, text: string) => {
      data.push(text);
      return '';
    })
    .replace(SCRIPT, (element, file: string, rest: string) => {
      // Polyfills for browsers that know no modules; none that the site supports fetches them.
      if (/\snomodule\b/i.test(rest)) return '';
      if (!/\sasync\b/.test(rest)) throw new Error(`has a script that must not wait: ${element}`);
      files.push(file);
      return '';
    });
  if (files.length === 0) return { html };
  const runtime = files.find((file) => RUNTIME.test(file));
  if (!runtime) throw new Error('has no script of the bundler’s runtime: build with --webpack');
  if (data.length === 0) throw new Error('has no data (self.__next_f) for its scripts');
  // The address stands in a script now, where no entity is decoded and no tag may end.
  if (files.some((file) => /[<&]/.test(file))) throw new Error(`names an odd script: ${files}`);
  if (!bare.includes('</head>')) throw new Error('has no </head>, where its scripts are loaded');
  const text = data.join(';\n');
  const file = nameOf(text);
  const address = runtime.slice(0, runtime.indexOf('/_next/') + 1) + file;
  const entry = files.find((each) => ENTRY.test(each));
  const others = files.filter((each) => each !== runtime && each !== entry);
  const parts = { data: address, runtime, entry, files: others, styles, steps };
  const code = loaderCode(parts, { late, keepPresses });
  return {
    html: bare.replace('</head>', () => `<script>${code}</script></head>`),
    data: { file, text },
  };
}
