import { languages } from '@/content/languages';
import { security, site } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/urls';
import { securityTxt } from '@/lib/seo/securityTxt';

export const dynamic = 'force-static';

/** /.well-known/security.txt: where to report a vulnerability (RFC 9116, section 3). */
export const GET = () =>
  new Response(
    securityTxt({
      email: site.email,
      language: languages.join(', ') || site.language,
      confirmed: security.confirmed,
      canonical: absoluteUrl('/.well-known/security.txt'),
    }),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
