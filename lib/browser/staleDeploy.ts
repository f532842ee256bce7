import { navigationEntry } from '@/lib/browser/pageVisibility';

/**
 * Loads a new document when the running page cannot continue, usually because a deploy has removed the
 * files that it refers to.
 */

let destination: string | null = null;
let isRequested = false;
/** After Back or Forward, `location` changes first. The server imports this module, too. */
let shownPath = typeof location === 'undefined' ? '' : location.pathname;

/** A navigation to the page on the screen loads nothing that could be missing. */
export function navigationStarted(url: string) {
  destination = new URL(url, location.href).pathname === shownPath ? null : url;
  isRequested = false;
}

/** So that no later error is attributed to the navigation. */
export function navigationEnded() {
  destination = null;
  shownPath = location.pathname;
}

/**
 * A client-side navigation that failed loads its target as a document. This cannot loop: a visitor starts
 * every navigation.
 * Otherwise, a page that failed to render is reloaded, but not a document that came from a reload (it is
 * the newest version) or that the visitor has used (an inquiry could be lost).
 * @returns the URL to load, or `null` to leave the page as it is
 */
function recoveryUrl(): string | null {
  if (destination !== null) return new URL(destination, location.href).href;
  const isNewest = navigationEntry()?.type === 'reload';
  // Also in the form's frame.
  const isUsed = navigator.userActivation.hasBeenActive;
  return isNewest || isUsed ? null : location.href;
}

export function loadRecoveryUrl() {
  if (isRequested) return;
  isRequested = true;
  const url = recoveryUrl();
  // With a fragment, `assign` would only scroll.
  if (url === location.href) location.reload();
  else if (url !== null) location.assign(url);
}
