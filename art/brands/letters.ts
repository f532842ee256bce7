import { readFileSync } from 'node:fs';

import { at } from '@/art/lib/paths';
import type { Word } from './words';

interface Glyph {
  x: number;
  width: number;
  path: string;
}

// Reads the file on every call, because the outlines may just have been regenerated.
const read = (word: Word): Glyph[] => {
  const outlines = JSON.parse(readFileSync(at('art/brands/outlines.json'), 'utf8')) as Record<
    Word,
    Glyph[]
  >;
  return outlines[word];
};

type Point = readonly [x: number, y: number];

interface Setting {
  /** Font size (px per em), x position of the first letter, and y position of the baseline. */
  size: number;
  x: number;
  y: number;
  track?: number;
  /** Indexes of the letters to skip. They are drawn by hand instead. */
  leave?: readonly number[];
  /** Maps each point of the outlines to a new position. The coordinates are in px. */
  bend?: (point: Point) => Point;
}

export interface SetWord {
  path: string;
  /** The x positions of all letters, then the x position of the end of the word. */
  stops: number[];
}

const decimals = (value: number): string => String(Math.round(value * 100) / 100);

/** Returns the outlines of a word at the given size and position. */
export const set = (word: Word, options: Setting): SetWord => {
  const { size, x, y, track = 0, leave = [], bend = (point: Point) => point } = options;
  const k = size / 1000;
  const glyphs = read(word);
  const start = (i: number): number => x + (glyphs[i]?.x ?? 0) * k + track * i;
  const path = glyphs
    .map(({ path: outline }, i) => {
      if (leave.includes(i)) return '';
      return outline.replace(/(-?\d+) (-?\d+)/g, (_, px: string, py: string) => {
        const [bx, by] = bend([start(i) + Number(px) * k, y + Number(py) * k]);
        return `${decimals(bx)} ${decimals(by)}`;
      });
    })
    .join('');
  const last = glyphs.at(-1);
  const end = last ? start(glyphs.length - 1) + last.width * k : x;
  return { path, stops: [...glyphs.map((_, i) => start(i)), end] };
};
