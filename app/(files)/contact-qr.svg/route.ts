import { renderSVG } from 'uqr';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/urls';
import { vCard } from '@/lib/vcard';
import tokens from '@/tailwind.config';

export const dynamic = 'force-static';

/**
 * Only with the first office: with six, the modules are too small for the camera of a phone, and with 25,
 * the text is longer than a QR code may be.
 */
export function GET() {
  const [office] = site.offices;
  const svg = renderSVG(vCard({ ...site, offices: [office] }, absoluteUrl('/')), {
    ecc: 'L',
    // In modules. ISO/IEC 18004 requires four.
    border: 4,
    pixelSize: 1,
    whiteColor: 'none',
    blackColor: tokens.theme.colors.dark,
  });
  return new Response(svg.replace('<svg', '<svg shape-rendering="crispEdges"'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
