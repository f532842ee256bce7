import { contactCard } from '@/app/shared';

export const dynamic = 'force-static';

/** The contact card that the footer's QR code holds. */
export const GET = () =>
  new Response(contactCard, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
