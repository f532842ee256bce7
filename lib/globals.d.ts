/** What this build contains (lib/settings/flags.ts). */
declare const BUILD: import('@/lib/settings/flags').BuildFlags;

interface Window {
  /** In builds with tracking: the elements that were clicked before hydration (beforeHydration.ts). */
  earlyClicks?: (EventTarget | null)[];
}
