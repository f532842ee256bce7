import localFont from 'next/font/local';

/**
 * Instrument Sans (SIL Open Font License 1.1, from its npm package): one variable file, the Latin
 * subset, weights 400 to 700. The fallback is Arial with its metrics matched, so nothing moves
 * when the font arrives.
 */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
  preload: true,
});
