/**
 * The recovery of a page that cannot go on, mostly because a new version was deployed and the files
 * of this one are gone. A new document names files that exist.
 */

/** The URL of the running client-side navigation. Module state lives as long as the document. */
let destination: string | null = null;
let isRequested = false;

export function navigationStarted(url: string) {
  destination = url;
  isRequested = false;
}

/** An error from now on is not one of the navigation. */
export function navigationEnded() {
  destination = null;
}

export type FailedDocument = {
  /** URL of the document. */
  here: string;
  /** URL of the running client-side navigation. */
  destination: string | null;
  /** How the document was loaded (Navigation Timing, `type`). */
  type: string | undefined;
  /** Whether the visitor has clicked or typed anything, in the form's frame too. */
  used: boolean;
};

/**
 * Only a visitor starts a navigation, so loading its URL cannot repeat itself. A document that fails
 * without one is loaded once more: not after a reload, which had the newest files, and not if the
 * visitor has used it, because a half-written enquiry would be lost.
 *
 * @returns the URL to load, or `null` to leave the page as it is
 */
export function recoveryUrl({ here, destination, type, used }: FailedDocument): string | null {
  if (destination !== null) return new URL(destination, here).href;
  return type === 'reload' || used ? null : here;
}

/** Loads the recovery URL, once for each navigation. */
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
  // `assign` to the current URL would not request the document again.
  if (url === location.href) location.reload();
  else if (url !== null) location.assign(url);
}
