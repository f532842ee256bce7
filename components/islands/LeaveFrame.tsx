'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

const LEAVE_FRAME = 'if(top!==self)top.location.replace(location.href)';

/**
 * Some form services redirect to /thank-you inside their frame. This inline script then shows the
 * page in the top window, before hydration, and replaces the page of the form in the history. It is
 * server-inserted because React can't create a `<script>` in the browser under Trusted Types.
 */
export function LeaveFrame() {
  const written = useRef(false);

  // As in JsonLd: the first condition lets the build drop the rest from the chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return <script dangerouslySetInnerHTML={{ __html: LEAVE_FRAME }} />;
  });

  return null;
}
