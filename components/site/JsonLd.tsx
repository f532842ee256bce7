'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import type { Thing } from 'schema-dts';

/** `<` could close the script, and some parsers treat U+2028 and U+2029 as line ends. */
const UNSAFE = /[<\u2028\u2029]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Cannot close the `<script>` or open a comment. */
export const jsonLd = (nodes: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(UNSAFE, escaped);

/**
 * Structured data, in the static HTML only. React (as of 19.3) creates scripts with `innerHTML`, which
 * Trusted Types forbid, so that a `<script>` of a server component would fail on client-side navigation.
 * Next.js inserts this one outside of React's tree, which only client components can ask for. The policy
 * needs no hash for data.
 */
export function JsonLd({ nodes }: { nodes: readonly Thing[] }) {
  const written = useRef(false);

  // Next.js calls this again for each later chunk of the HTML. With `typeof window`, the bundler drops it
  // from the client chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
    );
  });

  return null;
}
