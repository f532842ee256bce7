/**
 * In: a page as `next build` leaves it. Out: the same page, its scripts fetched by one inline script
 * instead of script elements. Runs before the page gets its policy, which allows that script by its
 * hash, and by 'strict-dynamic' whatever such a script loads; so no address has to be allowed.
 */

import { LOADER_POLICY } from './policy/csp';

const SCRIPT = /<script src="([^"]*)"([^>]*)><\/script>/g;
/** Without script elements there is nothing to preload for; the policy would refuse it, too. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Elements that are made by a script are not in the HTML, where anybody may have put them. */
const loader = (files: readonly string[]) =>
  `{const p=self.trustedTypes?.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>u});` +
  `for(const u of ${JSON.stringify(files)}){const s=document.createElement("script");` +
  `s.async=true;s.src=p?p.createScriptURL(u):u;document.head.append(s)}}`;

/**
 * @throws Error for a script that is not `async` (the order of the others is free), and for a page
 *   without a head
 */
export function withLoader(html: string): string {
  const files: string[] = [];
  const bare = html.replace(PRELOAD, '').replace(SCRIPT, (element, file: string, rest: string) => {
    // Polyfills for browsers that know no modules; none that the site supports fetches them.
    if (/\snomodule\b/i.test(rest)) return '';
    if (!/\sasync\b/.test(rest)) throw new Error(`has a script that must not wait: ${element}`);
    files.push(file);
    return '';
  });
  if (files.length === 0) return html;
  // The address stands in a script now, where no entity is decoded and no tag may end.
  if (files.some((file) => /[<&]/.test(file))) throw new Error(`names an odd script: ${files}`);
  if (!bare.includes('</head>')) throw new Error('has no </head>, where its scripts are loaded');
  return bare.replace('</head>', () => `<script>${loader(files)}</script></head>`);
}
