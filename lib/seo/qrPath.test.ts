import { encode } from 'uqr';
import { qrPath } from '@/lib/seo/qrPath';

/** Draws the bars of a path into a matrix. Throws if two bars overlap. */
function redraw(path: string, size: number) {
  const matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const rest = path.replace(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_bar, ...numbers: string[]) => {
    const [x, y, width, back] = numbers.map(Number) as [number, number, number, number];
    expect(back).toBe(width);
    for (let step = x; step < x + width; step += 1) {
      expect(matrix[y]![step]).toBe(false);
      matrix[y]![step] = true;
    }
    return '';
  });
  expect(rest).toBe('');
  return matrix;
}

it.each([
  ['lines of text', 'BEGIN:VCARD\r\nFN:Heron Boats\r\nEMAIL:yard@heron.example\r\n'.repeat(6)],
  ['non-ASCII characters', 'Größe – 店'],
])('draws exactly the dark modules of a QR code for %s', (_what, text) => {
  const { path, size } = qrPath(text);
  const code = encode(text, { ecc: 'L', border: 0 });
  expect(size).toBe(code.size);
  expect(redraw(path, size)).toEqual(code.data);
});
