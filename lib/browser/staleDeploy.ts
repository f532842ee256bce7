/**
 * Recovers when the running page cannot continue, usually because a new version has been deployed
 * and the files that this page refers to are gone. Loading a new document helps, because it refers
 * to files that exist.
 */

/** The target of the current client-side navigation, if any. */
let destination: string | null = null;
let isRequested = false;
/**
 * The path of the page on the screen. After Back or Forward, `location` changes first. The server
 * imports this module, too.
 */
let shownPath = typeof location === 'undefined' ? '' : location.pathname;

/** A navigation to the page on the screen loads nothing that is missing, so it does not count. */
export function navigationStarted(url: string) {
  destination = new URL(url, location.href).pathname === shownPath ? null : url;
  isRequested = false;
}

/** Call this when a navigation is complete, so that no later error is attributed to it. */
export function navigationEnded() {
  destination = null;
  shownPath = location.pathname;
}

type FailedDocument = {
  /** URL of the document. */
  here: string;
  destination: string | null;
  /** How the document was loaded (Navigation Timing, `type`). */
  type: string | undefined;
  /** Whether the visitor has clicked or typed anything, including in the form's frame. */
  used: boolean;
};

/**
 * If a client-side navigation fails, its target is loaded as a new document. This cannot cause a
 * loop, because every navigation is started by a visitor.
 *
 * If the page fails to render while no navigation is running, the document is reloaded, with two
 * exceptions: a document that came from a reload (it is already the newest version), and a
 * document that the visitor has used (a half-written inquiry could be lost).
 *
 * @returns the URL to load, or `null` to leave the page as it is
 */
function recoveryUrl({ here, destination, type, used }: FailedDocument): string | null {
  if (destination !== null) return new URL(destination, here).href;
  return type === 'reload' || used ? null : here;
}

/** Loads the recovery URL, once per navigation. */
export function loadRecoveryUrl() {
  if (isRequested) return;
  isRequested = true;
  const [timing] = performance.getEntriesByType('navigation');
  const url = recoveryUrl({
    here: location.href,
    destination,
    type: (timing as PerformanceNavigationTiming | undefined)?.type,
    used: navigator.userActivation.hasBeenActive,
  });
  // If the current URL has a fragment, `assign` would only scroll to the fragment.
  if (url === location.href) location.reload();
  else if (url !== null) location.assign(url);
}
