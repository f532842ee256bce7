/**
 * Checks the contrast of the design tokens against WCAG 2.2 AA (1.4.3). PAIRS lists the text and
 * background colors of all small text on the site.
 */
import type { Finding } from '@/scripts/policy/launch';
import type tokens from '@/tailwind.config';

type Colors = typeof tokens.theme.colors;

const FILE = 'tailwind.config.ts';
const AA = 4.5;

const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['porcelain', 'raised', 'clay', 'clay.light', 'celadon'].map(
    (ground) => ['ink', ground] as const,
  ),
  ['ink.soft', 'porcelain'],
  ['ink.soft', 'raised'],
  ['ember.text', 'porcelain'],
  ['onember', 'ember'],
  ['ondark', 'tenmoku'],
  ['ondark.soft', 'tenmoku'],
  ['ondark', 'malachite'],
  ['ondark.malachite', 'malachite'],
];

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
  [...new Set(PAIRS.flat())].flatMap((name) => {
    const value = valueOf(colors, name) ?? '';
    if (/^#[0-9a-f]{6}$/i.test(value)) return [];
    return `${FILE} colors.${name}: is "${value}", but must be six hex digits, such as #1d1512`;
  });

/** Returns one piece of advice per pair with too little contrast. */
export const faintPairs = (colors: Colors): Finding[] =>
  PAIRS.flatMap((pair) => {
    const named = pair.map((name) => ({ name, value: valueOf(colors, name) ?? '' }));
    const levels = named.map(({ value }) => luminance(value));
    const ratio = (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
    if (ratio >= AA) return [];
    const [text, ground] = named.map(({ name, value }) => `${name} (${value})`);
    return {
      file: FILE,
      found: `colors: ${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, but text needs ${AA}`,
      remedy: 'make one lighter or darker',
    };
  });
