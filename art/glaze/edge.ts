import { random, round } from './random';

/** A drop of glaze that runs down from the line: centre, radius of the bulb, depth. */
export type Drip = readonly [x: number, radius: number, depth: number];

interface EdgeOptions {
  /** The period: what is drawn from 0 to width meets itself at both ends. */
  width: number;
  base: number;
  amplitude: number;
  seed: number;
  /** Distance of the nodes; divides the width. */
  step: number;
  drips?: readonly Drip[];
  /** How far the line goes on beyond both ends, so that a blur along it has no end to fade at. */
  overhang?: number;
}

interface Wave {
  y: (x: number) => number;
  slope: (x: number) => number;
}

/** A sum of sines that all fit the period: smooth, irregular, and the same at both ends. */
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

/** One Bézier piece from a to b, relative to a. */
const piece = (w: Wave, a: number, b: number): string => {
  const third = (b - a) / 3;
  const rise = w.y(b) - w.y(a);
  const points = [third, third * w.slope(a), 2 * third, rise - third * w.slope(b), b - a, rise];
  return `c${points.map(round).join(' ')}`;
};

/** How far to its left and right a drop gathers glaze. */
const reach = ([, radius, depth]: Drip): number => radius * 3 + depth * 1.4;

/** A drop: glaze gathers from both sides, runs down and ends in a round bulb. */
const drop = (w: Wave, drip: Drip): string => {
  const [x, r, depth] = drip;
  const s = reach(drip);
  const [y0, y1] = [w.y(x - s), w.y(x + s)];
  // The bulb is a half circle: it begins one radius above the deepest point.
  const shoulder = w.y(x) + depth - r;
  const [fall, rise] = [shoulder - y0, y1 - shoulder];
  const lead = s * 0.62;
  const down = [lead, w.slope(x - s) * lead, s - r, fall - Math.max(r, depth * 0.45), s - r, fall];
  const bulb = [0, r * 1.33, 2 * r, r * 1.33, 2 * r, 0];
  const up = [0, -Math.max(r, depth * 0.45), s - r - lead, rise - w.slope(x + s) * lead, s - r, rise];
  return [down, bulb, up].map((points) => `c${points.map(round).join(' ')}`).join('');
};

export interface Edge {
  /** The line as path data, from the left overhang to the right one. */
  line: string;
  /** Short strokes where the rolled lip faces the light. */
  shine: string;
  from: number;
  to: number;
}

/** The line where glaze ends, with the places where it catches light from the upper left. */
export const edge = (options: EdgeOptions): Edge => {
  const { width, step, drips = [], overhang = step } = options;
  const w = wave(options);
  const from = -overhang;
  const to = width + overhang;
  const ends: number[] = [];
  for (let x = from; x <= to; x += step) ends.push(x);
  // A drop replaces the nodes it covers.
  const free = ends.filter((x) => drips.every((d) => Math.abs(x - d[0]) > reach(d) + step * 0.4));
  const starts = drips.map((drip) => ({ x: drip[0] - reach(drip), drip }));
  const nodes = [...free.map((x) => ({ x, drip: undefined })), ...starts].sort((a, b) => a.x - b.x);
  let line = `M${round(from)} ${round(w.y(from))}`;
  let shine = '';
  let at = from;
  for (const { x, drip } of nodes) {
    if (x > at) {
      line += piece(w, at, x);
      // The lip faces up and left where the line climbs to the right.
      if (w.slope((at + x) / 2) < -0.012) shine += `M${round(at)} ${round(w.y(at))}${piece(w, at, x)}`;
      at = x;
    }
    if (drip) {
      line += drop(w, drip);
      at = x + 2 * reach(drip);
    }
  }
  return { line, shine, from, to };
};
