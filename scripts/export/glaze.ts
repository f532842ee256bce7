/**
 * Copies the pictures of glaze in scripts/export/glaze to public/glaze, which the stylesheets and the
 * social cards use. They are drawn in the sample's colors; the copies follow the design tokens.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import tokens from '@/tailwind.config';

const SOURCES = 'scripts/export/glaze';

const { colors } = tokens.theme;

/** Red, green and blue, from 0 to 255. */
const channelsOf = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

const hex = (channels: readonly number[]) =>
  `#${channels
    .map((value) => Math.round(Math.min(255, Math.max(0, value))).toString(16))
    .map((value) => value.padStart(2, '0'))
    .join('')}`;

/** Adds to the channels of a color: light glaze is on a rolled edge, dark glaze where it is thick. */
const shift = (color: string, ...by: readonly number[]) =>
  hex(channelsOf(color).map((channel, at) => channel + by[at]!));

/** Mixes two colors. `share` is the part of the second one, 0 to 1. */
const mix = (first: string, second: string, share: number) =>
  hex(channelsOf(first).map((one, at) => one * (1 - share) + channelsOf(second)[at]! * share));

const { bar, band, accent, booking, dark, muted, ink, shadow } = colors;

const CELADON = {
  '#1d1512': shadow,
  '#d5e3d8': bar,
  '#fbfffa': shift(bar, 38, 28, 34),
  '#8fae9b': shift(bar, -70, -53, -61),
};

/** The colors in each picture, and their replacements. The others are white, black or masks. */
const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'edge-malachite.svg': {
    '#12382d': band.DEFAULT,
    '#4d8d75': shift(band.DEFAULT, 59, 85, 72),
    '#0a241c': shift(band.DEFAULT, -8, -20, -17),
  },
  'edge-ember.svg': {
    '#e2551b': accent.DEFAULT,
    '#ffa878': shift(accent.DEFAULT, 29, 83, 93),
    '#b03b0b': shift(accent.DEFAULT, -50, -26, -16),
  },
  'edge-tenmoku.svg': {
    '#1d1512': dark,
    // The rim is as warm as the accent: the dark glaze breaks to ember where it is thin.
    '#803517': mix(dark, accent.DEFAULT, 0.5),
    '#0b0706': shift(dark, -18, -14, -12),
  },
  'nav-celadon.svg': {
    ...CELADON,
    // The crackle, and the upper end of the gradient.
    '#3d6652': shift(bar, -152, -125, -134),
    '#e6eee6': shift(bar, 17, 11, 14),
  },
  'drip-celadon.svg': CELADON,
  'drip-shino.svg': {
    '#1d1512': shadow,
    '#e9b78f': booking,
    '#ffe6cf': shift(booking, 22, 47, 64),
    '#b8743f': shift(booking, -49, -67, -80),
  },
  'speckle.svg': { '#635b52': mix(muted.shade, ink.DEFAULT, 0.6) },
};

/** What plain edges have instead. The others have no height then (tailwind.config.ts). */
const PLAIN: Readonly<Record<string, string>> = {
  'nav-celadon.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16" fill="${bar}"/></svg>`,
};

const recolored = (picture: string, replaced: Readonly<Record<string, string>> = {}) =>
  picture.replace(/#[0-9a-f]{6}\b/g, (color) => replaced[color] ?? color);

export async function makeGlaze() {
  const isPlain = parseFloat(tokens.theme.extend.spacing.edge) === 0;
  await mkdir('public/glaze', { recursive: true });
  for (const name of await readdir(SOURCES)) {
    const plain = isPlain ? PLAIN[name] : undefined;
    const drawn = await readFile(path.join(SOURCES, name), 'utf8');
    const picture = plain ?? recolored(drawn, REPLACED[name]);
    await writeFile(path.join('public/glaze', name), picture);
  }
}
