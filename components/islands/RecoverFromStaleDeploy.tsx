'use client';

import { use } from 'react';
import { loadRecoveryUrl } from '@/lib/staleDeploy';

const forever = new Promise<never>(() => {});

/**
 * Next.js renders this instead of the page when rendering fails. It renders nothing: it requests a
 * new document and suspends. While it is suspended, React keeps what is on the screen: the page
 * that the visitor was leaving, or the static HTML, which works without scripts.
 */
export function RecoverFromStaleDeploy() {
  loadRecoveryUrl();
  return use(forever);
}
