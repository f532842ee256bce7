import { iconResponse } from '@/app/(files)/app-icons/iconResponse';

export const dynamic = 'force-static';

const SIZE = 48;

/** For programs that ask for this URL, whatever pages say: an ICO file with one PNG. */
export async function GET() {
  const png = Buffer.from(
    await iconResponse({ size: SIZE, mark: 0.82, corner: 0.19 }).arrayBuffer(),
  );
  const head = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    SIZE,
    SIZE,
    0,
    0,
    1,
    0,
    32,
    0,
    0,
    0,
    0,
    0,
    22,
    0,
    0,
    0,
  ]);
  head.writeUInt32LE(png.length, 14);
  return new Response(Buffer.concat([head, png]), { headers: { 'Content-Type': 'image/x-icon' } });
}
