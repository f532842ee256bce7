/**
 * The size limits of the sample company's export, in bytes, which e2e/site/budgets.spec.ts checks.
 * Text files are measured after Brotli compression at maximum quality. Pictures and fonts are measured as they are.
 *
 * Each budget is slightly above the current size: a new word fits, but a new feature does not. When
 * you raise a budget, update its reason.
 */
export type Budget = { bytes: number; why: string };
type ByRoute = { usual: Budget; others: Readonly<Record<string, Budget>> };

const AGREEMENT = ['/Privacy-policy', '/TermAndCondition'];
const forAgreement = (budget: Budget) =>
  Object.fromEntries(AGREEMENT.map((route) => [route, budget]));

/** The HTML of a page, including its inline styles. */
export const DOCUMENT: ByRoute = {
  usual: {
    bytes: 20_000,
    why: 'Fits into two round trips of a new connection, together with the start of the first picture.',
  },
  others: {
    '/': { bytes: 22_000, why: 'The board of twelve tiles and ten sections.' },
    ...forAgreement({ bytes: 35_000, why: 'The full agreement, about 6,500 words.' }),
  },
};

/** The HTML of the first screen on a phone: head, styles, header and the first block of <main>. */
export const FIRST_SCREEN: Budget = {
  bytes: 18_000,
  why: 'Slightly more than the first round trip of a connection (14.6 kB). It includes the complete stylesheet, so it needs no second request. The steps of a project and the details of the services take 1 kB of it, layouts for lists of any length 0.1 kB.',
};

/**
 * The scripts that an empty app loads: Next.js and React, including next/link. To measure them, run
 * `npm run bench -- bytes` (row "baseline"). Measure them again after upgrading Next.js. The test
 * checks only the sum of this size and SCRIPTS_OVER_FRAMEWORK.
 */
export const FRAMEWORK = { next: '16.4.5', bytes: 113_800 };

export const SCRIPTS_OVER_FRAMEWORK: Budget = {
  bytes: 10_500,
  why: 'All islands of a page, and what the bundler adds for them. The dialogs also say how many days 24 working hours are.',
};

export const SCRIPTS_FOR_AD_NETWORK: Budget = {
  bytes: 2_400,
  why: 'Tracking events and the consent check. The consent banner itself loads on demand.',
};

/**
 * The data for hydration, which repeats the content of the page. It loads after the first paint.
 */
export const PAGE_DATA: ByRoute = {
  usual: { bytes: 14_000, why: 'The text of a page and the props of its islands.' },
  others: {
    '/': { bytes: 17_000, why: 'Eight sections.' },
    ...forAgreement({ bytes: 33_000, why: 'The agreement, repeated as data.' }),
  },
};

/** Budgets for individual files, matched by the end of the file name. */
export const FILES: readonly (Budget & { ends: string; remedy: string })[] = [
  {
    ends: '.woff2',
    bytes: 30_000,
    why: 'One variable font for all weights, subset to Latin letters.',
    remedy: 'remove glyphs in scripts/policy/font.ts',
  },
  {
    ends: '.webp',
    bytes: 45_000,
    why: 'The largest variant of the largest picture: the board of tiles on a high-density screen.',
    remedy: 'use a master with less detail, or lower the quality in scripts/policy/pictures.ts',
  },
];
