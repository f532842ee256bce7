'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

import { jsonLd, type JsonLdNode } from '@/lib/jsonLd';

/**
 * What the page says to search engines, once a page: in its HTML, and nowhere else. React cannot
 * make a `<script>` in the browser without `innerHTML`, which Trusted Types forbid (React 19.3), so
 * a change of route must not come upon one. Next.js puts this into the HTML beside React's tree.
 * It is data and never runs, so the content security policy needs no hash for it.
 */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const written = useRef(false);

  // Called again for each part of the HTML that follows. In the browser it is never called; the
  // first question lets the build leave the rest out of the chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
    );
  });

  return null;
}
