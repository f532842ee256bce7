/** What the site is meant to reach. A figure beyond its goal is printed bold; nothing stops. */
const AGREEMENT = ['/Privacy-policy', '/TermAndCondition'];

export const GOALS = {
  /** With what blocks its first paint; bytes. */
  document: (route: string) =>
    route === '/' ? 25_000 : AGREEMENT.includes(route) ? 35_000 : 20_000,
  firstScreen: 14_000,
  ownScripts: 10_000,
  fontsBeforePaint: { count: 1, bytes: 30_000 },
  picturesBeforePaint: { count: 1, bytes: 40_000 },
  scrolledHomePictures: 300_000,
  score: 100,
  blockingTimeMs: 50,
  interactionMs: 100,
  nextPageMs: 100,
};

/** LCP of AstroWind's home page, simulated by Lighthouse on such a machine, in ms. */
export const PEER_LCP_MS = 1530;
