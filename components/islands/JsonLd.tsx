'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import type { Thing } from 'schema-dts';

import { jsonLd } from '@/lib/seo/jsonLd';

/**
 * The structured data of the page, in its HTML only. In the browser React can create a `<script>`
 * only by `innerHTML`, which Trusted Types forbid (React 19.3), so a client-side navigation must not
 * render one. Next.js inserts this next to React's tree. The script is data and never runs, so the
 * content security policy needs no hash for it.
 */
export function JsonLd({ nodes }: { nodes: readonly Thing[] }) {
  const written = useRef(false);

  // Next.js calls it again for each later part of the HTML, and never in the browser: the first
  // condition lets the bundler drop the rest from the client chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
    );
  });

  return null;
}
