/** What this build contains (lib/settings/flags.ts). */
declare const BUILD: import('@/lib/settings/flags').BuildFlags;

interface Window {
  /** In builds with tracking: the elements that were clicked before hydration (beforeHydration.ts). */
  earlyClicks?: (EventTarget | null)[];
  /** What earlier documents and forms have kept of the site's own form (lib/browser/lead/own/keptText.ts). */
  keptLead?: import('@/lib/browser/lead/own/keptText').Kept;
  /** The attempts to send a lead, if storage is blocked. */
  leadAttempts?: readonly import('@/lib/browser/lead/own/attempts').Attempt[];
  /** The frames that visitors have used since the first paint (components/first-script/usedFrames.ts, lib/browser/lead/usedFrames.ts). */
  usedFrames?: WeakSet<Element>;
}
