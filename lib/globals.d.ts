/** What this build contains (lib/buildFlags.ts). */
declare const BUILD: import('@/lib/buildFlags').BuildFlags;

/** The keys of the vendors whose frames pages show (content/embeds.ts), separated by spaces. */
declare const __EMBEDS__: string;
/** What a visitor who consents agrees to, as a number (`consentRevision` in lib/tracking/vendors.ts). */
declare const __CONSENT_REVISION__: number;
/** The base path of the site, for code in the browser. */
declare const __BASE_PATH__: string;
/** The base path without the folder of a further language: keys in storage are the same in all of them. */
declare const __SITE_PATH__: string;

interface Window {
  /** In builds with a consent banner: whether advertising is allowed (lib/tracking/consent.ts). */
  adsState?: import('@/lib/tracking/consent').Ads;
  /** In builds with tracking: the elements that were clicked before hydration (beforeHydration.ts). */
  earlyClicks?: (EventTarget | null)[];
  /** What earlier documents and forms have kept of the site's own form (lib/lead/own/keptText.ts). */
  keptLead?: import('@/lib/lead/own/keptText').Kept;
  /** The attempts to send a lead, if storage is blocked. */
  leadAttempts?: readonly import('@/lib/lead/own/attempts').Attempt[];
  /** The frames that visitors have used since the first paint (components/early/usedFrames.ts, lib/lead/frame/usedFrames.ts). */
  usedFrames?: WeakSet<Element>;
}
