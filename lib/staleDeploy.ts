/**
 * The way out when the running page cannot go on: mostly because a new version was deployed, and
 * files that this one names are gone. A document asked for anew names files that exist.
 */

/** Where the visitor is going without a new document; module state, as old as the document. */
let destination: string | null = null;
let asked = false;

export function navigationStarted(address: string) {
  destination = address;
  asked = false;
}

/** The visitor is there: what fails from now on is no navigation. */
export function navigationEnded() {
  destination = null;
}

export type FailedDocument = {
  /** Address of the document. */
  here: string;
  /** Address of the last navigation without a new document, if there was one. */
  destination: string | null;
  /** How the document itself was asked for (Navigation Timing, `type`). */
  type: string | undefined;
  /** Whether the visitor has pressed or typed anything, in the form's frame too. */
  used: boolean;
};

/**
 * Only a visitor starts a navigation, so a load for one cannot repeat itself. A document that fails
 * without one is asked for once more: not again after a reload, which had the newest there is, and
 * not under the hands of a visitor, whose half-written enquiry would be lost.
 *
 * @returns the address to load, or `null` to leave the page as it is
 */
export function recoveryUrl({ here, destination, type, used }: FailedDocument): string | null {
  if (destination !== null) return new URL(destination, here).href;
  return type === 'reload' || used ? null : here;
}

/** Loads what `recoveryUrl` names, once for each navigation. */
export function loadRecoveryUrl() {
  if (asked) return;
  asked = true;
  const [timing] = performance.getEntriesByType('navigation');
  const address = recoveryUrl({
    here: location.href,
    destination,
    type: (timing as PerformanceNavigationTiming | undefined)?.type,
    used: navigator.userActivation.hasBeenActive,
  });
  // To the address that is shown already, `assign` would not ask the server again.
  if (address === location.href) location.reload();
  else if (address !== null) location.assign(address);
}
