'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import type { Thing } from 'schema-dts';

import { jsonLd } from '@/lib/seo/jsonLd';

/**
 * The structured data of the page, in its static HTML only. In the browser, React (as of 19.3) can
 * create an inline `<script>` only with `innerHTML`, which Trusted Types forbid, so a client-side
 * navigation must not render one. Next.js inserts this script outside of React's tree. The content
 * security policy needs no hash for it, because the script is data and never runs.
 */
export function JsonLd({ nodes }: { nodes: readonly Thing[] }) {
  const written = useRef(false);

  // Next.js calls this again for each later chunk of the HTML, and never in the browser. The
  // `typeof window` check lets the bundler drop this code from the client chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />
    );
  });

  return null;
}
