'use client';

import { use } from 'react';
import { loadRecoveryUrl } from '@/lib/staleDeploy';

const forever = new Promise<never>(() => {});

/**
 * What Next.js shows in place of everything when a page fails: nothing of its own. It asks for a
 * new document and waits, and for as long as it waits React leaves alone what is on the screen: the
 * page that the visitor was leaving, or the HTML as it was delivered, which works without scripts.
 */
export function RecoverFromStaleDeploy() {
  loadRecoveryUrl();
  return use(forever);
}
