/**
 * Checks the contrast of the design tokens against WCAG 2.2 AA (1.4.3). The table lists the text
 * and background colors of all small text on the site.
 */
import type tokens from '@/tailwind.config';

type Colors = typeof tokens.theme.colors;
type Pair = readonly [text: string, ground: string];

const AA = 4.5;

const PAIRS: readonly Pair[] = [
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

const valueOf = (colors: Colors, name: string): string => {
  const [family = '', shade = 'DEFAULT'] = name.split('.');
  const found = (colors as Record<string, string | Record<string, string>>)[family] ?? '';
  return typeof found === 'string' ? found : (found[shade] ?? '');
};

/** Relative luminance, as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(text: string, ground: string): number {
  const [dark, light] = [luminance(text), luminance(ground)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** One line per pair with too little contrast: file, colors, ratio, remedy. */
export const faintPairs = (colors: Colors, pairs = PAIRS): string[] =>
  pairs.flatMap(([text, ground]) => {
    const [front, back] = [valueOf(colors, text), valueOf(colors, ground)];
    for (const [name, value] of [
      [text, front],
      [ground, back],
    ])
      if (!/^#[0-9a-f]{6}$/i.test(value!))
        return [
          `tailwind.config.ts colors ${name}: is "${value}", but must be six hex digits, such as #1d1512`,
        ];
    const found = ratio(front, back);
    return found >= AA
      ? []
      : [
          `tailwind.config.ts colors: ${text} (${front}) on ${ground} (${back}) has a contrast of ${found.toFixed(2)}, but text needs ${AA}: make one lighter or darker`,
        ];
  });
