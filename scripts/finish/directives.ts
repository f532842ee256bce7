/**
 * The content security policies. Hashes are computed from each page, because a static host cannot generate
 * nonces. The policy is in a meta element, which supports every directive that the site needs, except for
 * frame-ancestors (public/_headers): a header with hashes would have to match the page, but servers keep
 * their configuration when files are replaced.
 * Omitted on purpose:
 * - 'unsafe-inline' and 'unsafe-eval';
 * - 'self' for scripts: it would also allow files that somebody else has put on this host;
 * - upgrade-insecure-requests: pages contain no http URLs, and it would break `npm start` in WebKit.
 */
import { DEMO_FORM_PATH, type Env } from '@/lib/env';
import { LOADER_POLICY } from '@/lib/browser/pageData';
import type { Directives, Hashes } from '@/scripts/finish/policy';
import { VENDORS_POLICY } from '@/lib/scriptUrls';
import type { Vendor } from '@/lib/vendors';

/** For its chunks and for their loader. */
const NEXT_POLICIES = ['nextjs', 'nextjs#bundler'];

const SELF = "'self'";
const NONE = "'none'";

/**
 * If your pages have pictures, fonts or forms of other hosts, add the hosts here, and explain each with a
 * `<Company>` in app/Privacy-notice/Notice.tsx. Scripts are records of vendors (docs/analytics.md), and frames
 * those of lib/embed.ts.
 * Pages differ only in their styles, and so in the hashes of `style-src`. After a client-side navigation,
 * the policy of the first page still applies.
 */
export function pageDirectives(
  { leadForm, siteUrl, vendors }: Env,
  { scripts, styles }: Hashes,
): Directives {
  const isOwn = leadForm.kind === 'own';
  const hostsOf = (directive: keyof Vendor['hosts']) =>
    vendors.flatMap(({ hosts }) => hosts[directive] ?? []);
  const runsVendors = hostsOf('script-src').length > 0;
  const frames = [...(isOwn ? [] : [SELF, ...leadForm.origins]), ...hostsOf('frame-src')];
  const areTyped = vendors.every(({ supportsTrustedTypes }) => supportsTrustedTypes);
  return {
    // Blocks what no directive below allows, such as plugins and media.
    'default-src': [NONE],
    // No script files in the HTML. Browsers without 'strict-dynamic' use the origins instead.
    'script-src': ["'strict-dynamic'", ...scripts, ...hostsOf('script-src')],
    // Islands set styles with CSSOM, which CSP does not restrict.
    'style-src': [SELF, ...styles],
    // No data: URLs.
    'img-src': [SELF, ...hostsOf('img-src')],
    'font-src': [SELF],
    // The router loads page data.
    'connect-src': [SELF, ...hostsOf('connect-src')],
    // A worker of a vendor's script would go on after consent is withdrawn.
    'worker-src': runsVendors && [NONE],
    'manifest-src': [SELF],
    // Embeds, and the lead form, which may redirect to the additional origins and to /thank-you. What a
    // hosted form frames or posts to depends on its own policy.
    'frame-src': frames.length > 0 && frames,
    // "Book Now" submits the product to /ContactUs. The site's own form may be answered by redirects, whose
    // targets Chromium checks, too; the last is /thank-you.
    'form-action': [SELF, ...(isOwn ? [...leadForm.origins, siteUrl] : [])],
    // An injected <base> could redirect every relative URL of the page.
    'base-uri': [NONE],
    // Strings cannot become script or markup.
    'require-trusted-types-for': areTyped && ["'script'"],
    // Ours for the first scripts, and two of Next.js.
    'trusted-types': areTyped && [
      LOADER_POLICY,
      ...NEXT_POLICIES,
      ...(runsVendors ? [VENDORS_POLICY] : []),
    ],
  };
}

/** A stylesheet, the font, and a form, which goes to /thank-you. */
export const demoFormDirectives = ({ styles }: Hashes): Directives => ({
  'default-src': [NONE],
  'style-src': styles,
  'font-src': [SELF],
  'form-action': [SELF],
  'base-uri': [NONE],
});

export const DEMO_FORM_FILE = `${DEMO_FORM_PATH.slice(1)}index.html`;
