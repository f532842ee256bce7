import { encode } from 'uqr';
import { qrPath } from '@/lib/seo/qrPath';

it.each([
  ['lines of text', 'BEGIN:VCARD\r\nFN:Heron Boats\r\nEMAIL:yard@heron.example\r\n'.repeat(6)],
  ['non-ASCII characters', 'Größe – 店'],
])('draws exactly the dark modules of a QR code for %s', (_what, text) => {
  const { path, size } = qrPath(text);
  const code = encode(text, { ecc: 'L', border: 0 });
  const drawn = code.data.map((row) => row.map(() => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  expect(size).toBe(code.size);
  expect(drawn).toEqual(code.data);
});
