import * as budgets from '@/scripts/policy/budgets';

/** What the site is meant to reach. A figure beyond its goal is printed bold; nothing stops here. */
export const GOALS = {
  /** With what blocks its first paint; bytes. */
  document: (route: string) => (budgets.DOCUMENT.others[route] ?? budgets.DOCUMENT.usual).bytes,
  firstScreen: budgets.FIRST_SCREEN.bytes,
  ownScripts: budgets.SCRIPTS_OVER_FLOOR.bytes,
  fontsBeforePaint: { count: 1, bytes: budgets.FONT.bytes },
  picturesBeforePaint: { count: 1, bytes: budgets.FIRST_PICTURES.bytes },
  scrolledHomePictures: 300_000,
  score: 100,
  blockingTimeMs: 50,
  interactionMs: 100,
  nextPageMs: 100,
};

/** LCP of AstroWind's home page, simulated by Lighthouse on such a machine, in ms. */
export const PEER_LCP_MS = 1530;
