import { random, round } from './random';

/**
 * A drip that runs down from the glaze line: the x position of its center, the radius of its bulb,
 * and its depth.
 */
export type Drip = readonly [x: number, radius: number, depth: number];

interface EdgeOptions {
  /** The interval at which the line repeats seamlessly. */
  width: number;
  base: number;
  amplitude: number;
  seed: number;
  /** The distance between the nodes of the line. The width must be a multiple of it. */
  step: number;
  drips?: readonly Drip[];
  /**
   * How far the line extends to the left of 0 and to the right of `width`, so that blurs do not
   * fade out at the left and right edges of the picture.
   */
  overhang?: number;
}

interface Wave {
  y: (x: number) => number;
  slope: (x: number) => number;
}

/**
 * A sum of sine waves whose periods divide the width. The line is irregular but repeats seamlessly.
 */
const wave = ({ width, base, amplitude, seed }: EdgeOptions): Wave => {
  const next = random(seed);
  const parts = [1, 2, 3, 5, 8, 13].map((turns) => ({
    k: (2 * Math.PI * turns) / width,
    phase: next() * 2 * Math.PI,
    size: (amplitude / turns ** 0.55) * (0.6 + next() * 0.8),
  }));
  return {
    y: (x) => parts.reduce((sum, p) => sum + p.size * Math.sin(p.k * x + p.phase), base),
    slope: (x) => parts.reduce((sum, p) => sum + p.size * p.k * Math.cos(p.k * x + p.phase), 0),
  };
};

/**
 * Writes absolute points as relative path coordinates. Each point is relative to the rounded
 * previous point, so that rounding errors do not add up.
 */
const pen = (x: number, y: number): { path: string; curve: (...points: number[]) => void } => {
  let [px, py] = [round(x), round(y)];
  return {
    path: `M${px} ${py}`,
    curve(...points) {
      this.path += `c${points.map((v, i) => round(v - (i % 2 ? py : px))).join(' ')}`;
      [px = 0, py = 0] = points.slice(-2).map(round);
    },
  };
};
type Pen = ReturnType<typeof pen>;

/** Appends one Bézier segment of the line, from x position `a` to x position `b`. */
const piece = (to: Pen, w: Wave, a: number, b: number): void => {
  const third = (b - a) / 3;
  const [start, end] = [w.y(a) + third * w.slope(a), w.y(b) - third * w.slope(b)];
  to.curve(a + third, start, b - third, end, b, w.y(b));
};

/** Half the width of a drip at the glaze line. */
const reach = ([, radius, depth]: Drip): number => radius * 3 + depth * 1.4;

/** Appends a drip: glaze flows in from both sides, runs down and ends in a round bulb. */
const drop = (to: Pen, w: Wave, drip: Drip): void => {
  const [x, r, depth] = drip;
  const s = reach(drip);
  const [left, right] = [x - s, x + s];
  // The bulb is a semicircle, which starts one radius above the lowest point.
  const shoulder = w.y(x) + depth - r;
  const neck = shoulder - Math.max(r, depth * 0.45);
  const lead = s * 0.62;
  const [start, end] = [w.y(left) + w.slope(left) * lead, w.y(right) - w.slope(right) * lead];
  to.curve(left + lead, start, x - r, neck, x - r, shoulder);
  to.curve(x - r, shoulder + r * 1.33, x + r, shoulder + r * 1.33, x + r, shoulder);
  to.curve(x + r, neck, right - lead, end, right, w.y(right));
};

export interface Edge {
  /** SVG path data of the glaze line. The line extends beyond both sides of the picture. */
  line: string;
  /** SVG path data of the highlights, on the parts of the edge that face the light. */
  shine: string;
  from: number;
}

/** The edge of the glaze, with highlights where it faces the light from the upper left. */
export const edge = (options: EdgeOptions): Edge => {
  const { width, step, drips = [], overhang = step } = options;
  const w = wave(options);
  const from = -overhang;
  const to = width + overhang;
  const ends: number[] = [];
  for (let x = from; x <= to; x += step) ends.push(x);
  // A drip replaces the nodes that it covers.
  const free = ends.filter((x) => drips.every((d) => Math.abs(x - d[0]) > reach(d) + step * 0.4));
  const starts = drips.map((drip) => ({ x: drip[0] - reach(drip), drip }));
  const nodes = [...free.map((x) => ({ x, drip: undefined })), ...starts].sort((a, b) => a.x - b.x);
  const line = pen(from, w.y(from));
  let shine = '';
  let at = from;
  for (const { x, drip } of nodes) {
    if (x > at) {
      piece(line, w, at, x);
      // Where the line rises to the right, the edge faces the light from the upper left.
      if (w.slope((at + x) / 2) < -0.012) {
        const stroke = pen(at, w.y(at));
        piece(stroke, w, at, x);
        shine += stroke.path;
      }
      at = x;
    }
    if (drip) {
      drop(line, w, drip);
      at = x + 2 * reach(drip);
    }
  }
  return { line: line.path, shine, from };
};
