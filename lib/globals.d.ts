/**
 * Build-time constants (`constantsOf` in lib/env.ts). The bundlers drop code behind a constant that is
 * `false`.
 */

/** Whether an ad network or an analytics tool is configured. */
declare const __TRACKING__: boolean;
/** Whether LinkedIn is configured. */
declare const __LINKEDIN__: boolean;
/** Whether an analytics tool is configured. */
declare const __ANALYTICS__: boolean;
/** Whether visitors are asked to consent to advertising. */
declare const __CONSENT__: boolean;
/** The base path of the site, for code in the browser. */
declare const __BASE_PATH__: string;

interface Window {
  /** In builds with tracking: the elements that were clicked before hydration (beforeHydration.ts). */
  earlyClicks?: (EventTarget | null)[];
  /** The frames that have had focus since the first paint (beforeHydration.ts, lib/lead/usedFrames.ts). */
  usedFrames?: WeakSet<Element>;
}
