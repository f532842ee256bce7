import type { Config } from 'tailwindcss';

import { COUNT_UP_MS } from './lib/motion';

/**
 * All colors, type sizes, radii, shadows, lengths in px and durations. Utilities and `theme()` use them.
 * Lengths that grow with the user's text size are in rem; hairlines, target sizes and numbers of the
 * specification are in px.
 */

/** Multiplies radii: with 0, corners are square. */
const CORNERS = 1;

/**
 * Glaze is the glassy coating of ceramic tiles, which ends in a wavy edge: the look of this site. Bands,
 * dialogs and buttons have such edges, or plain ones. Tiles are always glazed.
 */
const EDGES = 'glaze' as 'glaze' | 'plain';

/** By the names of the tiles. */
const glazes = {
  porcelain: '#f1f2ed',
  clay: '#ddd5c8',
  tenmoku: '#1d1512',
  malachite: '#12382d',
  ember: '#e2551b',
  celadon: '#d5e3d8',
  shino: '#e9b78f',
};

/** By role, so that a change here changes every place with that role. */
const colors = {
  inherit: 'inherit',
  transparent: 'transparent',
  current: 'currentColor',
  /** The background of pages. */
  page: glazes.porcelain,
  /** Cards, dialogs, the contact form and the consent banner. */
  surface: '#fafaf7',
  /** Panels, bare clay and closed signs. `counters` is behind `onaccent`, before the glaze rises. */
  muted: {
    DEFAULT: glazes.clay,
    light: '#e6dfd3',
    shade: '#cdc3b3',
    deep: '#d1c7b7',
    panel: '#e3dccf',
    counters: glazes.clay,
  },
  /** The footer, the sidebar and the skip link. */
  dark: glazes.tenmoku,
  /** The dark band of a page; `lift` is for the chat and what is achieved. */
  band: { DEFAULT: glazes.malachite, lift: '#1d5a47' },
  /** What invites an action or marks progress: buttons, ticks, counters, underlines. */
  accent: {
    DEFAULT: glazes.ember,
    hover: '#f77a41',
    text: '#a83a0c',
    bright: '#ff9a6b',
    soft: '#f08a5c',
  },
  /** The navigation bar after scrolling, and the header of the popup. */
  bar: glazes.celadon,
  /** The header of the booking dialog, and sample texts. */
  booking: glazes.shino,
  /**
   * Text on `page`, `surface`, `muted`, `field`, `bar` and `booking`, and on the first colors of the
   * series.
   */
  ink: { DEFAULT: '#1d1512', soft: '#564a43', series: '#1d1512' },
  onaccent: '#1a0a04',
  /** Text on `dark` and `band`, and on the fourth color of the series. */
  ondark: { DEFAULT: '#f3efe8', soft: '#c9beb2', band: '#bfd6ca', series: '#f7ebe4' },
  qr: '#f1ede4',
  /** Things in a row: benefit cards (1 to 4), confetti, marks in the sidebar. */
  series: {
    1: '#a9c7b5', // celadon
    2: '#d9a441', // ochre
    3: '#24479a', // cobalt
    4: '#741a20', // oxblood
    5: '#1f6b57', // malachite
    6: '#a9c3d6', // chun
    7: '#86a5c0', // rutile
  },
  focus: { DEFAULT: '#17306e', dark: '#ffb58c' },
  line: {
    DEFAULT: 'rgb(29 21 18 / .14)',
    strong: 'rgb(29 21 18 / .28)',
    dark: 'rgb(243 239 232 / .18)',
    darkstrong: 'rgb(243 239 232 / .36)',
  },
  /** Its border has a contrast of 4.1 on its ground. A form in a frame has the ground until it loads. */
  field: { DEFAULT: '#857a72', ground: '#ffffff' },
  sheen: {
    DEFAULT: 'rgb(255 255 255 / .15)',
    faint: 'rgb(255 255 255 / .05)',
    chip: 'rgb(255 255 255 / .4)',
  },
  shadow: '#1d1512',
  overlay: 'rgb(23 16 13 / .75)',
  veiled: '#4e4945',
};

/** From 0 to 255. */
function channels(hex: string) {
  if (!/^#[\da-f]{6}$/i.test(hex))
    throw new Error(
      `tailwind.config.ts: the color ${hex} is mixed, so write six hex digits, as in #1d1512`,
    );
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** On a dark page, the browser's controls and scrollbars are dark, and shines are weaker. */
const isDark = Math.max(...channels(colors.page)) < 128;

const alpha = (hex: string, opacity: number) => `rgb(${channels(hex).join(' ')} / ${opacity})`;
const shade = (opacity: number) => alpha(colors.shadow, opacity);
/** The edge of a card. */
const rim = (opacity: number) => `0 0 0 1px ${alpha(colors.ink.DEFAULT, opacity)}`;
const shine = (opacity: number) => alpha('#ffffff', isDark ? opacity / 5 : opacity);

const corner = (radius: number) => `${CORNERS * radius}px`;

const edged = (glaze: string, plain: string) => (EDGES === 'glaze' ? glaze : plain);
/** Also of containers, such as the hero. */
const screens = {
  sm: '35rem',
  md: '40rem',
  lg: '56.3125rem',
  xl: '62.5rem',
  nav: '70rem',
  wide: '120rem',
};

const NO_SHADOW = '0 0 #0000';

const glazed = `inset 0 2px 1px ${alpha(colors.accent.bright, 0.6)}, inset 0 -3px 2px ${alpha(colors.accent.text, 0.4)}, 0 1px 2px ${shade(0.2)}`;

export default {
  content: [],
  theme: {
    colors: {
      ...colors,
      /** Most companies draw their logo for a light page. */
      logo: isDark ? colors.qr : colors.transparent,
    },
    // “Only” keeps a browser from darkening the page, which would leave light boxes around pictures.
    colorScheme: { DEFAULT: (isDark ? 'dark' : 'only light') as 'dark' | 'only light' },
    /** On `surface`. */
    code: { string: isDark ? colors.ondark.band : colors.band.lift },
    screens,
    containers: screens,
    fontFamily: {
      sans: [
        // The package that app/layout.tsx imports, and its fallback fonts (app/styles/fallbackFonts.css).
        'Instrument Sans Variable',
        'Arial Fallback',
        'Roboto Fallback',
        'system-ui',
        'sans-serif',
      ],
    },
    fontSize: {
      caption: ['0.8125rem', '1.2'],
      small: ['0.9375rem', '1.4'],
      body: ['1.0625rem', '1.55'],
      note: ['1.125rem', '1.5'],
      card: [
        'clamp(1.125rem, 0.95rem + 0.4vw, 1.25rem)',
        { lineHeight: '1.18', letterSpacing: '-0.022em' },
      ],
      lead: ['clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)', '1.4'],
      h3: [
        'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
        { lineHeight: '1.12', letterSpacing: '-0.025em' },
      ],
      tile: [
        'clamp(1.5rem, 1.2rem + 0.85vw, 2rem)',
        { lineHeight: '1.05', letterSpacing: '-0.032em' },
      ],
      label: [
        'clamp(1.75rem, 1.3rem + 1.4vw, 2.5rem)',
        { lineHeight: '1', letterSpacing: '-0.035em' },
      ],
      statement: [
        'clamp(1.8125rem, 1.2rem + 2.3vw, 3.375rem)',
        { lineHeight: '1.06', letterSpacing: '-0.035em' },
      ],
      h2: [
        'min(14vw, clamp(2.25rem, 1.5rem + 3.1vw, 4.5rem))',
        { lineHeight: '0.98', letterSpacing: '-0.042em' },
      ],
      h1: [
        'min(14vw, clamp(2.5rem, 1.4rem + 4.7vw, 6.5rem))',
        { lineHeight: '0.95', letterSpacing: '-0.046em' },
      ],
      h0: [
        'min(14vw, clamp(2.375rem, min(1.05rem + 5.75vw, 12.2vh), 8rem))',
        { lineHeight: '0.95', letterSpacing: '-0.046em' },
      ],
      counter: ['clamp(5.5rem, 17.5vw, 19rem)', { lineHeight: '0.8', letterSpacing: '-0.012em' }],
    },
    fontWeight: { normal: '400', question: '450', medium: '500', semibold: '600', bold: '700' },
    borderRadius: {
      xs: corner(5),
      sm: corner(8),
      tick: corner(9),
      input: corner(10),
      button: corner(12),
      image: corner(14),
      frame: corner(16),
      chat: corner(18),
      panel: corner(20),
      card: corner(22),
      tile: corner(26),
      full: '50%',
    },
    backgroundImage: {
      bar: edged(
        "url('../public/glaze/nav-celadon.svg')",
        `linear-gradient(${colors.bar}, ${colors.bar})`,
      ),
    },
    boxShadow: {
      card: `${rim(0.1)}, 0 2px 4px -2px ${shade(0.15)}`,
      cardhover: `0 0 0 2px ${colors.ink.DEFAULT}, 10px 18px 32px -14px ${shade(0.4)}`,
      panel: `${rim(0.1)}, 0 24px 48px -28px ${shade(0.5)}`,
      tile: `inset 0 1px 0 ${shine(0.69)}, inset 0 -2px 3px ${shade(0.12)}, 8px 12px 22px -8px ${shade(0.25)}, 2px 3px 5px ${shade(0.15)}`,
      hole: `inset 1px 3px 4px ${shade(0.63)}, 0 1px 0 ${shine(0.63)}`,
      glazed: edged(glazed, NO_SHADOW),
      chat: edged(
        `inset 0 2px 2px rgb(255 255 255 / .35), inset 0 -4px 4px rgb(0 0 0 / .28), 0 10px 24px -6px ${shade(0.6)}, 0 0 0 2px ${alpha(colors.page, 0.35)}`,
        `0 10px 24px -6px ${shade(0.6)}, 0 0 0 2px ${alpha(colors.page, 0.35)}`,
      ),
      modal: `0 40px 80px -20px rgb(0 0 0 / .65), inset 0 1px 0 ${shine(1)}`,
    },
    transitionDuration: {
      fast: '140ms',
      med: '260ms',
      slow: '400ms',
      dip: '420ms',
      tile: '600ms',
      glaze: '700ms',
      fall: '5s',
    },
    transitionDelay: {
      /** After the glaze of its tile. */
      mark: '900ms',
    },
    transitionTimingFunction: {
      out: 'cubic-bezier(.2,.7,.2,1)',
      pour: 'cubic-bezier(.45,.05,.25,1)',
    },
    zIndex: { above: '1', chat: '40', nav: '50', skip: '60' },
    extend: {
      spacing: {
        section: 'clamp(5rem, 9.6vw, 9.5rem)',
        gutter: 'clamp(min(1.25rem, 6vw), 3.34vw, 3rem)',
        gap: 'clamp(min(1rem, 4.4vw), 1.7vw, 1.5rem)',
        nav: '4.5rem',
        'nav-wide': '5.5rem',
        target: '44px',
        toggle: '48px',
        hairline: '1px',
        stroke: '1.5px',
        rule: '2px',
        ring: '3px',
        // The navigation bar is transparent up to 50 px (specification, section 9).
        scrolled: '51px',
        icon: '1.15em',
        arrow: '1.3em',
        mark: '1.4em',
        edge: edged('64px', '0px'),
        drip: edged('3rem', '0rem'),
        wave: edged('0.875rem', '0rem'),
        overhang: edged('1.5rem', '0rem'),
        'modal-top': '100px',
        'frame-popup': '420px',
        'frame-contact': '437px',
        'frame-booking': '440px',
      },
      maxWidth: {
        content: '84rem',
        'content-wide': '105rem',
        modal: '620px',
        sidebar: '420px',
        headline: '12.6em',
        heading: '14em',
        short: '6em',
        'headline-long': '12.5em',
        title: '8.5em',
        measure: '44em',
        lead: '27em',
        note: '25em',
        answer: '38em',
      },
      keyframes: {
        arrive: { from: { translate: '0 2.5rem' }, to: { translate: '0 0' } },
        pour: { from: { translate: '0 100%' } },
      },
      animation: {
        arrive: 'arrive linear both',
        /** Behind the counters. */
        pour: `pour ${COUNT_UP_MS}ms linear both`,
      },
    },
  },
} satisfies Config;
