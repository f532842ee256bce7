/** Constants of the build (next.config.mjs): what is off leaves no code behind. */

/** Whether an advertising network is configured. */
declare const __TRACKING__: boolean;
/** Whether visitors are asked before it loads. */
declare const __CONSENT__: boolean;
/** The sub-path of the site, for code in the browser; a constant of the build as well. */
declare const __BASE_PATH__: string;

interface Window {
  /** What was pressed before any island ran (scripts/script-loader.ts), in builds that count. */
  earlyPresses?: (EventTarget | null)[];
}
