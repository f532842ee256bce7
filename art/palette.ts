import tokens from '@/tailwind.config';

/**
 * The colors of the pictures. Only the page, the ink and the ember glaze follow the design tokens: a
 * render that looks right needs its colors tuned to its light.
 */
const { colors } = tokens.theme;

export const page = colors.page;
export const ink = colors.ink.DEFAULT;
const ember = colors.accent.DEFAULT;

/** The glazes of the twelve tiles, in the order of the tiles. */
export const tiles = {
  celadon: { body: '#9fc0ad', light: '#e6f1e8', dark: '#6e9680' },
  porcelain: { body: '#e9ece8', light: '#ffffff', dark: '#b9c2c0' },
  cobalt: { body: '#24479a', light: '#7f9fe2', dark: '#12296a' },
  ochre: { body: '#d9a441', light: '#f8dc9c', dark: '#a8751b' },
  tenmoku: { body: '#2b1d17', light: '#9a5528', dark: '#120b08' },
  ember: { body: ember, light: '#ffa878', dark: '#b03b0b' },
  rutile: { body: '#86a5c0', light: '#d7e5f0', dark: '#577a99' },
  oxblood: { body: '#8a2229', light: '#d9838a', dark: '#560f15' },
  shino: { body: '#e6c9a8', light: '#fff0dc', dark: '#c08a58' },
  malachite: { body: '#1f6b57', light: '#8fc9b3', dark: '#0f4539' },
  chun: { body: '#a9c3d6', light: '#e9f3fa', dark: '#7495ac' },
  iron: { body: '#3a403f', light: '#8b9491', dark: '#1d2221' },
};
