import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/urls';
import { vCard } from '@/lib/vcard';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(vCard(site, absoluteUrl('/')), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
