/**
 * What the export may weigh, in bytes. Text counts as a host sends it to every browser that the site
 * supports: brotli, here at its highest level. Pictures and fonts count as they are.
 *
 * A budget is a little above what there is, so that a step is noticed and a word is not. Raise one
 * only together with its reason.
 */
export type Budget = { bytes: number; why: string };
type ByPath = { usual: Budget; others: Readonly<Record<string, Budget>> };

const AGREEMENT = ['/Privacy-policy', '/TermAndCondition'];
const forAgreement = (budget: Budget) =>
  Object.fromEntries(AGREEMENT.map((path) => [path, budget]));

/** The page with the styles in it. */
export const DOCUMENT: ByPath = {
  usual: {
    bytes: 20_000,
    why: 'Two flights of a new connection, with room for the first picture in the second.',
  },
  others: {
    '/': { bytes: 25_000, why: 'The board of twelve tiles and eight sections.' },
    ...forAgreement({ bytes: 35_000, why: 'The whole agreement, of some 8,000 words.' }),
  },
};

/** The page up to the end of what a phone shows first: head, styles, bar, first block of <main>. */
export const FIRST_SCREEN: Budget = {
  bytes: 14_000,
  why: 'A new TCP connection starts with ten segments of 1,460 bytes (RFC 6928); headers take some.',
};

/**
 * What the framework alone costs: the scripts that a page of an empty app asks for, with the file
 * of next/link. To measure: an empty folder with this project's node_modules and browserslist, a root
 * layout, nine pages that each hold one next/link and no client component, `output: 'export'`,
 * `next build --webpack`; then the sum of the files that the script elements of out/index.html name,
 * but for the one with `nomodule`. `files` are the ones that carry the same names here: the bundler's
 * runtime, React, the router, and what no page of this site asks for.
 */
export const FLOOR = {
  next: '16.4.5',
  bytes: 113_800,
  files: /\/chunks\/((webpack|main|main-app|framework|polyfills|4bd1b696|794)-|next\/|pages\/)/,
};

export const SCRIPTS_OVER_FLOOR: Budget = {
  bytes: 10_000,
  why: 'Every island on a page together, and the bundler’s bookkeeping for them.',
};

/** On top of that, in builds that report to an advertising network. */
export const SCRIPTS_FOR_NETWORK: Budget = {
  bytes: 1_500,
  why: 'Its moments, and what asks for consent; the question itself comes on demand.',
};

/** Of our script files, each; the first pattern that fits counts. Paths as in out/. */
export const SCRIPT_FILES: readonly (Budget & { file: RegExp })[] = [
  {
    file: /\/chunks\/app\/layout-/,
    bytes: 4_500,
    why: 'Islands of every page, and how a dialog opens.',
  },
  { file: /\/chunks\/app\//, bytes: 1_700, why: 'Islands of one page, and how its dialog opens.' },
  {
    file: /\/chunks\/\d+-/,
    bytes: 4_500,
    why: 'What pages share: the dialogs, the lead form and next/link.',
  },
  { file: /\/chunks\//, bytes: 12_000, why: 'Fetched on demand: the question for consent.' },
];

/** What React starts from: the page once more, as data. It is fetched after the paint. */
export const PAGE_DATA: ByPath = {
  usual: { bytes: 14_000, why: 'No more than the words of a page and the props of its islands.' },
  others: {
    '/': { bytes: 17_000, why: 'Eight sections.' },
    ...forAgreement({ bytes: 33_000, why: 'The agreement once more.' }),
  },
};

export const STYLESHEET: Budget = {
  bytes: 11_000,
  why: 'The rules of all pages, kept for those that come next.',
};

export const STYLESHEET_ON_DEMAND: Budget = {
  bytes: 8_000,
  why: 'The look of the question for consent, in builds that ask it.',
};

export const FONT: Budget = {
  bytes: 30_000,
  why: 'One variable file for every weight, cut to the Latin letters.',
};

/** An AVIF variant by its width, in pixels; the first class that is wide enough counts. */
export const PICTURE_CLASSES: readonly (Budget & { upTo: number })[] = [
  { upTo: 160, bytes: 2_500, why: 'Sign of a service.' },
  { upTo: 320, bytes: 12_000, why: 'Product card on a narrow phone.' },
  { upTo: 480, bytes: 18_000, why: 'The same at two pixels per CSS pixel.' },
  { upTo: 800, bytes: 25_000, why: 'Product card and head pictures on most phones.' },
  { upTo: 1280, bytes: 38_000, why: 'The largest that a card takes.' },
  { upTo: 1920, bytes: 40_000, why: 'Board of tiles, across a screen.' },
  { upTo: 2400, bytes: 45_000, why: 'Board of tiles on dense screens, and cut up in page heads.' },
];

/** The pictures that a page fetches first, together, on this phone. */
export const FIRST_PICTURES: Budget & { phone: { width: number; density: number } } = {
  bytes: 40_000,
  phone: { width: 412, density: 1.75 },
  why: 'A fifth of a second at 1.6 Mbit/s, on the phone that Lighthouse plays.',
};
