import localFont from 'next/font/local';

/**
 * Instrument Sans (SIL Open Font License 1.1, from its npm package): one variable font file with
 * weights 400 to 700, subset to the glyphs in scripts/policy/font.ts. The build makes the
 * fallback fonts (scripts/export/fallbackFonts.ts), because the one that Next.js generates has the same
 * width for all weights.
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
