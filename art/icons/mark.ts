import { ember, ink, onDark, page } from '@/art/palette';

/** The logo, 22 by 34: raw above with the nail's hole, dipped below, a line of air between. */
export const logo = {
  width: 22,
  height: 34,
  raw: 'M6 0h10a6 6 0 0 1 6 6v12.3c-2.2.5-3.4 1.1-5.6.6-2.6-.6-3.4-1.8-6-1.5-2 .3-2.7 1.4-5 1.4-2.2 0-3.4-1-5.4-.7V6a6 6 0 0 1 6-6zm5 3.8a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z',
  glaze:
    'M0 20.2c2-.3 3.2.7 5.4.7 2.3 0 3-1.1 5-1.4 2.6-.3 3.4.9 6 1.5 2.2.5 3.4-.1 5.6-.6V28a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z',
};

// The tab icon is the same tile drawn for 16 pixels: a little wider, on whole pixels, with a
// calmer line and a larger hole.
const small = {
  outline: 'M10 0h12a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
  raw: 'M10 0h12a6 6 0 0 1 6 6v10.6c-2.4.8-4.2 1.2-6.6.4-2.6-.9-4.2-1.6-7.2-1.2-3.6.5-6 1.9-10.2.8V6a6 6 0 0 1 6-6zm6 4.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  glaze:
    'M4 19c4.2 1.1 6.6-.3 10.2-.8 3-.4 4.6.3 7.2 1.2 2.4.8 4.2.4 6.6-.4v7a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6z',
};

/**
 * The tab icon. Where the browser is dark the raw half turns to pale clay; the thin pale rim is for
 * dark bars that do not say so (a private window, a PNG or ICO copy) and is invisible on light ones.
 * At 16 pixels the rim above and below is left out, so that the tile fills whole pixels.
 */
export const tabIcon = ({ rim = 1 } = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-rim} ${-rim} ${32 + 2 * rim} ${32 + 2 * rim}"><style>@media(prefers-color-scheme:dark){.r{fill:${onDark}}.h{fill:none;stroke:none}}</style><path class="h" d="${small.outline}" fill="${page}" stroke="${page}" stroke-width="2"/><path class="r" d="${small.raw}" fill="${ink}" fill-rule="evenodd"/><path d="${small.glaze}" fill="${ember}"/></svg>`;

/**
 * The app icon: the logo on the page's porcelain. `corner` rounds the ground where the system does
 * not; `size` is the tile's height in 512, smaller for masks that cut into the square.
 */
export const appIcon = ({ corner = 0, size = 372 } = {}): string => {
  const scale = size / logo.height;
  const x = 256 - (logo.width * scale) / 2;
  const y = 256 - size / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${page}"/><g transform="translate(${x} ${y}) scale(${scale})"><path fill="${ink}" fill-rule="evenodd" d="${logo.raw}"/><path fill="${ember}" d="${logo.glaze}"/></g></svg>`;
};
