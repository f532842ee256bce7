'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

const LEAVE_FRAME = 'if(top!==self)top.location.replace(location.href)';

/**
 * Some form services redirect to /thank-you inside their frame. Before hydration, this inline
 * script opens /thank-you in the top window and replaces the history entry of the page that
 * contains the form. The script is inserted on the server, because React cannot create an inline
 * script in the browser under Trusted Types.
 */
export function LeaveFrame() {
  const written = useRef(false);

  // As in JsonLd, the `typeof window` check lets the bundler drop this code from the client chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || written.current) return null;
    written.current = true;
    return <script dangerouslySetInnerHTML={{ __html: LEAVE_FRAME }} />;
  });

  return null;
}
