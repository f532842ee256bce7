import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/urls';
import { qrPath } from '@/lib/seo/qrPath';
import { vCard } from '@/lib/seo/vcard';
import tokens from '@/tailwind.config';

export const dynamic = 'force-static';

/** Quiet zone around the QR code, in modules. ISO/IEC 18004 requires four. */
const QUIET = 4;

/**
 * The QR code in the footer. It encodes the contact card with the first office only: with six, the modules
 * are too small for the camera of a phone, and with 25, the text is longer than a QR code may be.
 */
export function GET() {
  const [office] = site.offices;
  const { path, size } = qrPath(vCard({ ...site, offices: [office] }, absoluteUrl('/')));
  const side = size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges" fill="${tokens.theme.colors.dark}"><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
