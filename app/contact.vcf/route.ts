import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/paths';
import { vCard } from '@/lib/seo/vcard';

export const dynamic = 'force-static';

/** The contact card, also in the QR code of the footer. */
export const GET = () =>
  new Response(vCard(site, absoluteUrl('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
