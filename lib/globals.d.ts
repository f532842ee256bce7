/** Constants of the build (next.config.mjs): what is off leaves no code behind. */

/** Whether an advertising network is configured. */
declare const __TRACKING__: boolean;
/** Whether visitors are asked before it loads. */
declare const __CONSENT__: boolean;
/** The base path of the site: the only way by which code in the browser knows it. */
declare const __BASE_PATH__: string;
/** The paths of content/routes.ts, separated by spaces (lib/routes.ts reads them). */
declare const __ROUTES__: string;

interface Window {
  /** What was pressed before any island ran (scripts/build/script-loader.ts), in builds that count. */
  earlyClicks?: (EventTarget | null)[];
}
