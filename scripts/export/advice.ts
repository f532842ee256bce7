import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Entries } from '@/lib/entries/read';
import type { Settings } from '@/lib/env';
import { root } from '@/scripts/command';
import { entryAdvice } from '@/scripts/entry-rules';
import type { Finding } from '@/scripts/finding';
import { factsOf, requiresTrustedTypes } from '@/scripts/policy/csp';

import type { Content } from './content';
import { contentAdvice } from './content-advice';

const INNER_HTML = 'dangerouslySetInnerHTML';
/** Next.js inserts its HTML outside of React's tree, and never in the browser. */
const SERVER_ONLY = 'components/site/JsonLd.tsx';

/**
 * Markup in strings. It works in `next dev`, where pages have no policy, and when a page of the export
 * is opened, but not when a link leads to it: then React sets `innerHTML`.
 */
function markupAdvice(settings: Settings): Finding[] {
  if (!requiresTrustedTypes(factsOf(settings))) return [];
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map(
      (file) => `${folder}/${String(file).replaceAll(path.sep, '/')}`,
    ),
  );
  return files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && file !== SERVER_ONLY)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(INNER_HTML))
    .map((file) => ({
      file,
      found: `has ${INNER_HTML}, which Trusted Types block after a click on a link`,
      remedy: 'write JSX or Markdown instead (docs/make-it-yours.md#markup-in-strings)',
    }));
}

/** Advice that needs only the sources. scripts/export/generate.ts adds advice on what it makes. */
export const sourceAdvice = (
  content: Content,
  entries: Entries,
  settings: Settings | null,
): Finding[] => [
  ...contentAdvice(content),
  ...entryAdvice(entries),
  ...(settings ? markupAdvice(settings) : []),
];
