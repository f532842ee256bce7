import localFont from 'next/font/local';

/**
 * Instrument Sans (SIL Open Font License 1.1, from its npm package): one variable file, weights 400
 * to 700, the glyphs of scripts/policy/font.ts. Its stand-ins until it arrives are in
 * app/styles/fonts.css: the one that Next.js would make has one width for all weights.
 */
export const sans = localFont({
  src: './sans.generated.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: false,
  preload: true,
});
