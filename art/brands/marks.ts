import { set } from './letters';

export interface Mark {
  width: number;
  shapes: string;
}

/** The height of all logos, in px. The visual center of each logo is at half this height. */
export const height = 48;

const path = (d: string): string => `<path d="${d}"/>`;

/** Logo of a freight marketplace: the tail of the Q becomes a road below the word. */
const quarrow = (): Mark => {
  const { path: word, stops } = set('quarrow', { size: 30, x: 42, y: 28.5, track: -0.6 });
  const end = stops.at(-1) ?? 0;
  const ring =
    'M20 3a18.5 18.5 0 1 1 0 37a18.5 18.5 0 1 1 0-37zM20 10.5a11 11 0 1 0 0 22a11 11 0 1 0 0-22z';
  const road = `M20 33.500H${end - 11}V29.5L${end} 36.75L${end - 11} 44V40H20z`;
  return {
    width: end + 1,
    shapes: `<path fill-rule="evenodd" d="${ring}"/>${path(word)}${path(road)}`,
  };
};

/** Logo of a law firm: a section sign replaces the ampersand. */
const osterlinAndRue = (): Mark => {
  const first = set('osterlin', { size: 35, x: 0, y: 35, track: -0.3 });
  const sign = set('section', { size: 44, x: (first.stops.at(-1) ?? 0) + 4, y: 36.5 });
  const last = set('rue', { size: 35, x: (sign.stops.at(-1) ?? 0) + 4.5, y: 35, track: -0.3 });
  return { width: last.stops.at(-1) ?? 0, shapes: path(first.path + sign.path + last.path) };
};

/** Logo of a grocer: the o is a round fruit with a leaf and a crescent moon inside. */
const pomelune = (): Mark => {
  const word = set('pomelune', { size: 38, x: 0, y: 35.5, leave: [1] });
  const c = ((word.stops[1] ?? 0) + (word.stops[2] ?? 0)) / 2;
  const disc = (x: number, y: number, r: number): string =>
    `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0-${2 * r}z`;
  const leaf = `M${c + 0.6} 13.4c-.6-6.6 3.6-10.9 10.9-11.4c.5 7.300-4 11.6-10.9 11.4z`;
  const fruit = disc(c, 26, 10.8) + disc(c + 3, 24, 6.6);
  return {
    width: word.stops.at(-1) ?? 0,
    shapes: `${path(word.path + leaf)}<path fill-rule="evenodd" d="${fruit}"/>`,
  };
};

/** Logo of a payments company: two strokes cross the double t, as in a currency sign. */
const nettlepay = (): Mark => {
  const word = set('nettlepay', { size: 34, x: 0, y: 34, track: -1.2, leave: [2, 3] });
  const [a, b] = [word.stops[2] ?? 0, word.stops[4] ?? 0];
  const stem = (x: number): string =>
    `M${x} 7.5h4.7v20.3c0 1.7.8 2.5 2.5 2.5h3v3.7h-3.8c-4.2 0-6.4-2.2-6.4-6.2z`;
  const bars = [13.4, 19.8].map((y) => `M${a + 0.5} ${y}H${b}v3.500H${a + 0.5}z`).join('');
  return {
    width: word.stops.at(-1) ?? 0,
    shapes: path(word.path) + path(stem(a + 6.2)) + path(stem(a + 25)) + path(bars),
  };
};

/** Logo of a game studio: the word is shaped like a skerry, a rock that rises from the water. */
const skerrypoint = (): Mark => {
  const [base, end] = [44, 205];
  const peaks = [
    [0, 0.5],
    [0.17, 0.74],
    [0.29, 0.62],
    [0.49, 1],
    [0.62, 0.72],
    [0.75, 0.86],
    [1, 0.46],
  ] as const;
  const ridge = (x: number): number => {
    const i = peaks.findIndex(([px]) => px * end > x);
    const [from, to] = [peaks.at(Math.max(i, 1) - 1), peaks.at(i)];
    if (i < 1 || !from || !to) return i ? 0.46 : 0.5;
    return from[1] + ((to[1] - from[1]) * (x / end - from[0])) / (to[0] - from[0]);
  };
  const word = set('skerrypoint', {
    size: 47,
    x: 0,
    y: base,
    track: -0.2,
    bend: ([x, y]) => [x, base - (base - y) * ridge(x)],
  });
  return { width: word.stops.at(-1) ?? 0, shapes: path(word.path) };
};

/**
 * Logo of a school network: the double l is two burning candles. The name contains “tallow”, which
 * candles were once made of.
 */
const tallowfield = (): Mark => {
  const word = set('tallowfield', { size: 34, x: 0, y: 40, track: -0.4, leave: [2, 3] });
  const middle = ((word.stops[2] ?? 0) + (word.stops[4] ?? 0)) / 2;
  const candle = (x: number, top: number): string =>
    `M${x - 2.6} ${top}h5.2V37.4h2.7V40h-10.6v-2.6h2.7zM${x} ${top - 11.4}c2.4 3 3.4 4.8 3.4 6.5a3.4 3.2 0 0 1-6.8 0c0-1.7 1-3.5 3.4-6.5z`;
  return {
    width: word.stops.at(-1) ?? 0,
    shapes: path(word.path) + path(candle(middle - 5.9, 12.6) + candle(middle + 5.9, 14.6)),
  };
};

export const marks: Record<string, () => Mark> = {
  quarrow,
  'osterlin-and-rue': osterlinAndRue,
  pomelune,
  nettlepay,
  skerrypoint,
  tallowfield,
};
