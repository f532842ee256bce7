import tokens from '@/tailwind.config';

import { shift, type Glaze } from './color';
import { crackle } from './crackle';
import { edge, type Drip, type Edge } from './edge';

const ink = tokens.theme.colors.ink.DEFAULT;

const open = (width: number, height: number, extra = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${extra}>`;

/**
 * A blur filter. Its region is relative to the picture: relative to the line, which is nearly flat, it
 * would cut off the blur. It blends in sRGB, because linear light has too few steps in dark colors and
 * gives dark glaze a green tint.
 */
const blur = (id: string, by: number): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-3%" width="106%" y="-50%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/**
 * SVG definitions: the line, the area between the line and the y position `close`, the highlights,
 * and a clip path of the area.
 */
const shapes = ({ line, shine, from }: Edge, close: number): string =>
  `<path id="e" d="${line}"/><path id="f" d="${line}V${close}H${from}Z"/><path id="s" d="${shine}"/><clipPath id="k"><use href="#f"/></clipPath>`;

const stroke = (
  dy: number,
  color: string,
  width: number,
  filter: string,
  opacity: number,
): string =>
  `<use href="#e" y="${dy}" stroke="${color}" stroke-width="${width}" filter="url(#${filter})" opacity="${opacity}"/>`;

/**
 * Draws the upper edge of a glazed section: a highlighted rolled edge with a dark area behind it.
 */
export const sectionEdge = (
  { body, light, dark }: Glaze,
  seed: number,
  amplitude = 3.2,
): string => {
  const e = edge({ width: 1440, base: 24, amplitude, step: 40, seed });
  return `${open(1440, 64)}<defs>${shapes(e, 64)}${blur('a', 5)}${blur('b', 2.2)}${blur('c', 0.7)}</defs><use href="#f" fill="${body}"/><g clip-path="url(#k)" fill="none">${stroke(17, dark, 12, 'a', 0.7)}${stroke(5, light, 6, 'b', 0.75)}<use href="#s" y="4.5" stroke="#fff" stroke-width="1.4" stroke-linecap="round" filter="url(#c)" opacity=".6"/></g></svg>`;
};

/** Draws a bar of glaze with drips and a shadow. */
const bar = (
  size: { width: number; height: number; base: number; step: number; amplitude: number },
  glaze: Glaze,
  drips: readonly Drip[],
  seed: number,
  fill: { defs: string; body: string; over: string },
): string => {
  const { width, height } = size;
  const e = edge({ ...size, drips, seed });
  return `${open(width, height)}<defs>${shapes(e, -9)}${blur('b', 1.5)}${blur('w', 4)}${blur('c', 0.5)}${fill.defs}</defs><use href="#f" fill="${ink}" opacity=".22" filter="url(#w)" x="1" y="3"/><use href="#f" fill="${fill.body}"/><g clip-path="url(#k)" fill="none">${fill.over}${stroke(-1.5, glaze.dark, 5, 'b', 0.8)}${stroke(-6.5, glaze.light, 3, 'b', 1)}</g></svg>`;
};

/** The background of the navigation bar after scrolling: celadon glaze with crackle. */
export const navBar = (glaze: Glaze): string => {
  const drips: Drip[] = [
    [88, 5, 8],
    [262, 6, 15],
    [470, 4, 6],
    [676, 6, 18],
    [742, 4, 8],
    [1060, 5, 12],
    [1330, 6, 10],
  ];
  const net = crackle({ width: 480, height: 96, columns: 18, rows: 5, seed: 8 });
  return bar({ width: 1440, height: 112, base: 88, step: 40, amplitude: 1.1 }, glaze, drips, 5, {
    defs: `<pattern id="p" width="480" height="112" patternUnits="userSpaceOnUse"><path d="${net}" fill="none" stroke="${shift(glaze.body, [-152, -125, -134])}" stroke-opacity=".17" stroke-width=".8"/></pattern><linearGradient id="g" x2="0" y2="1"><stop stop-color="${shift(glaze.body, [17, 11, 14])}"/><stop offset=".8" stop-color="${glaze.body}"/></linearGradient>`,
    body: 'url(#g)',
    over: '<path fill="url(#p)" d="M0 0H1440V112H0Z"/>',
  });
};

/** The lower edge of a dialog's header. */
export const headerDrip = (glaze: Glaze, seed: number, drips: readonly Drip[]): string =>
  bar({ width: 1240, height: 48, base: 20, step: 40, amplitude: 2 }, glaze, drips, seed, {
    defs: '',
    body: glaze.body,
    over: '',
  });

const short = (seed: number): Edge =>
  edge({ width: 400, base: 12, amplitude: 2.2, step: 25, seed, overhang: 25 });

/** A mask in the shape of a glaze line, stretched over buttons and tiles. */
export const mask = (seed: number): string => {
  const { line, from } = short(seed);
  const path = `<path d="${line}V24H${from}Z"/>`;
  return `${open(400, 24, ' preserveAspectRatio="none"')}${path}</svg>`;
};

/** The highlight and shadow along the edge of a mask. Pass the seed that was passed to `mask`. */
export const bead = (seed: number): string => {
  const e = short(seed);
  return `${open(400, 72, ' preserveAspectRatio="none"')}<defs>${shapes(e, 72)}${blur('a', 5)}${blur('b', 1.8)}${blur('c', 0.6)}</defs><g clip-path="url(#k)" fill="none">${stroke(19, '#000', 13, 'a', 0.3)}${stroke(0, '#000', 2.5, 'c', 0.22)}${stroke(6, '#fff', 6, 'b', 0.42)}<use href="#s" y="5" stroke="#fff" stroke-width="1.6" stroke-linecap="round" filter="url(#c)" opacity=".75"/></g></svg>`;
};
