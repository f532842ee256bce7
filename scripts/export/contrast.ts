/**
 * Checks the contrast of the design tokens against WCAG 2.2 AA: text on its background (1.4.3), and
 * focus rings, icons and signs on theirs (1.4.11).
 */
import type { Finding } from '@/scripts/finding';
import type tokens from '@/tailwind.config';

type Colors = typeof tokens.theme.colors;

const FILE = 'tailwind.config.ts';
const TEXT = 4.5;
const SIGN = 3;

/** What is on each background. The same names are in the classes and styles of components. */
const GROUNDS: Readonly<Record<string, { text?: string[]; signs?: string[] }>> = {
  page: { text: ['ink', 'ink.soft', 'accent.text'], signs: ['focus'] },
  // Cards, dialogs, the contact form and the consent banner.
  surface: { text: ['ink', 'ink.soft'], signs: ['focus'] },
  // The counters before the glaze rises, and the buttons of the consent banner.
  muted: { text: ['ink', 'onaccent'], signs: ['focus'] },
  'muted.shade': { text: ['ink'] },
  'muted.panel': { text: ['ink', 'ink.soft'], signs: ['focus'] },
  // The bare clay of the benefits, a gradient.
  'muted.light': { text: ['ink'] },
  'muted.deep': { text: ['ink'] },
  'series.1': { text: ['ink'] },
  'series.2': { text: ['ink'] },
  'series.3': { text: ['ondark'] },
  'series.4': { text: ['ondark.series'] },
  // The navigation bar after scrolling, and the header of a dialog.
  bar: { text: ['ink'], signs: ['focus'] },
  booking: { text: ['ink'], signs: ['focus'] },
  // Buttons and the counters.
  accent: { text: ['onaccent'], signs: ['ink'] },
  'accent.hover': { text: ['onaccent'] },
  band: { text: ['ondark', 'ondark.band'], signs: ['focus.dark'] },
  // The link to the chat, and the tile on the confirmation page.
  'band.lift': { signs: ['ondark'] },
  // The footer and the sidebar.
  dark: {
    text: ['ondark', 'ondark.soft', 'accent.bright'],
    signs: ['accent.soft', 'focus.dark'],
  },
  qr: { signs: ['dark'] },
};

type Pair = readonly [front: string, ground: string, least: number];
const PAIRS: readonly Pair[] = Object.entries(GROUNDS).flatMap(([ground, { text, signs }]) => [
  ...(text ?? []).map((name): Pair => [name, ground, TEXT]),
  ...(signs ?? []).map((name): Pair => [name, ground, SIGN]),
]);

function valueOf(colors: Colors, name: string): string | undefined {
  const [family = '', shade = 'DEFAULT'] = name.split('.');
  const found = (colors as Record<string, string | Record<string, string>>)[family];
  return typeof found === 'object' ? found[shade] : found;
}

/** Returns the relative luminance of a color, as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns one message per color that is not six hex digits: others cannot be mixed or measured. */
export const unreadableColors = (colors: Colors): string[] =>
  [...new Set(PAIRS.flatMap(([front, ground]) => [front, ground]))].flatMap((name) => {
    const value = valueOf(colors, name) ?? '';
    if (/^#[0-9a-f]{6}$/i.test(value)) return [];
    return `${FILE} colors.${name}: is "${value}", but must be six hex digits, such as #1d1512`;
  });

/** Returns one piece of advice per pair with too little contrast. */
export const faintPairs = (colors: Colors): Finding[] =>
  PAIRS.flatMap(([front, ground, least]) => {
    const named = [front, ground].map((name) => ({ name, value: valueOf(colors, name) ?? '' }));
    const levels = named.map(({ value }) => luminance(value));
    const ratio = (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
    if (ratio >= least) return [];
    const pair = named.map(({ name, value }) => `${name} (${value})`).join(' on ');
    return {
      file: FILE,
      found: `colors: ${pair} has a contrast of ${ratio.toFixed(2)}, but ${least === TEXT ? 'text' : 'a sign'} needs ${least}`,
      remedy: 'make one lighter or darker',
    };
  });
