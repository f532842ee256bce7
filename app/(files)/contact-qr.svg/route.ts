import { encode } from 'uqr';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/urls';
import { vCard } from '@/lib/vcard';
import tokens from '@/tailwind.config';

export const dynamic = 'force-static';

/** In modules. ISO/IEC 18004 requires four. */
const QUIET = 4;

/**
 * One bar for each run of dark modules in a row.
 * @returns the path, and the width in modules, without the quiet zone
 */
function qrPath(text: string) {
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

/**
 * Only with the first office: with six, the modules are too small for the camera of a phone, and with 25,
 * the text is longer than a QR code may be.
 */
export function GET() {
  const [office] = site.offices;
  const { path, size } = qrPath(vCard({ ...site, offices: [office] }, absoluteUrl('/')));
  const side = size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges" fill="${tokens.theme.colors.dark}"><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
