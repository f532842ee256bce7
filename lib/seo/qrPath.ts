import { encode } from 'uqr';

/**
 * A QR code as one SVG path: one horizontal bar for each run of dark modules in a row.
 *
 * @returns the path and the width of the code in modules, without the quiet zone
 */
export function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size;) {
      let run = 0;
      while (row[x + run]) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run || 1;
    }
  });
  return { path, size };
}
