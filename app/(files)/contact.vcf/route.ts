import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/urls';
import { vCard } from '@/lib/seo/vcard';

export const dynamic = 'force-static';

/** The contact card as a download. The QR code in the footer encodes the same vCard. */
export const GET = () =>
  new Response(vCard(site, absoluteUrl('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
