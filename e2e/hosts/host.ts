import type { EXPORTS } from '@/scripts/policy/e2e';

export type Export = (typeof EXPORTS)['delivered' | 'nested'];

/** An export laid out for a server: the folder that it serves, the site below it, its own corner. */
export type Folders = { root: string; work: string; hosts: string; basePath: string };

export type Running = { origin: string; stop: () => Promise<void> };

/** A kind of host, and what the site can count on there. */
export type Host = {
  name: string;
  export: Export;
  /** Why this machine cannot run it. */
  missing?: () => string | undefined;
  start: (folders: Folders) => Promise<Running>;
  /**
   * Which of the site's headers it sends: all of them; those that can be said of a path beforehand,
   * which leaves out the page for unknown addresses; none.
   */
  headers: 'all' | 'by path' | 'none';
  /** Whether an unknown address gets our page. The status is 404 everywhere. */
  notFoundPage: boolean;
  /** What the lower-case form of a route gets. */
  lowerCase: 'redirect' | 'page' | 'not found';
};
