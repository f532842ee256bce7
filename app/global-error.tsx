'use client';

import { use } from 'react';

import { loadRecoveryUrl } from '@/lib/browser/staleDeploy';

const forever = new Promise<never>(() => {});

/**
 * In place of a page that fails to render. It requests a new document and suspends. Meanwhile, React keeps
 * what is on the screen: the previous page, or the static HTML, which works without scripts.
 */
export default function RecoverFromStaleDeploy() {
  loadRecoveryUrl();
  return use(forever);
}
