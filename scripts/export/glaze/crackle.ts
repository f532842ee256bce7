import { random, round } from './random';

interface CrackleOptions {
  width: number;
  height: number;
  columns: number;
  rows: number;
  seed: number;
}

/**
 * Draws crackle, the fine cracks in a cooled glaze, as a honeycomb with displaced corners. As in
 * real crackle, three cracks meet at each corner. The pattern repeats seamlessly.
 */
export const crackle = ({ width, height, columns, rows, seed }: CrackleOptions): string => {
  const next = random(seed);
  const [cell, row] = [width / columns, height / rows];
  const shifts = Array.from({ length: (rows + 1) * columns }, (): [number, number] => [
    next() - 0.5,
    next() - 0.5,
  ]);
  const corner = (column: number, line: number): [number, number] => {
    const [dx, dy] = shifts[line * columns + ((column + columns) % columns)] ?? [0, 0];
    // Shifting every other corner in a row turns a brick pattern into a honeycomb.
    const lift = (column + line) % 2 === 0 ? 0.2 : -0.2;
    return [(column + dx * 0.95) * cell, (line + lift + dy * 0.7) * row];
  };
  let path = '';
  const crack = (a: [number, number], b: [number, number]): void => {
    if (next() < 0.13) return;
    const [x0, y0, x1, y1] = [...a, ...b].map(Math.round) as [number, number, number, number];
    // A crack that crosses the left or right side of the pattern continues on the other side.
    const copies = [0];
    if (Math.min(x0, x1) < 0) copies.push(width);
    if (Math.max(x0, x1) > width) copies.push(-width);
    for (const dx of copies) path += `M${x0 + dx} ${y0}L${x1 + dx} ${y1}`;
  };
  for (let line = 0; line <= rows; line += 1) {
    for (let column = 0; column < columns; column += 1) {
      crack(corner(column, line), corner(column + 1, line));
      if (line < rows && (column + line) % 2 === 0)
        crack(corner(column, line), corner(column, line + 1));
    }
  }
  return path;
};

/** Draws iron specks in raw clay, as a repeating pattern. */
export const speckle = (size: number, count: number, seed: number, color: string): string => {
  const next = random(seed);
  const groups = [
    { width: 1.1, opacity: 0.3 },
    { width: 1.6, opacity: 0.22 },
    { width: 2.3, opacity: 0.16 },
  ];
  const spot = (): string =>
    `M${round(4 + next() * (size - 8))} ${round(4 + next() * (size - 8))}h0`;
  const paths = groups.map(({ width, opacity }, i) => {
    const share = Math.round(count * [0.5, 0.33, 0.17][i]!);
    const d = Array.from({ length: share }, spot).join('');
    return `<path stroke-width="${width}" opacity="${opacity}" d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" stroke="${color}" stroke-linecap="round">${paths.join('')}</svg>`;
};
