/**
 * The content security policies, directive by directive. Sources depend on the settings. Hashes are
 * computed from the page, because a static host cannot generate nonces. Each page contains its policy in
 * a meta element, which supports every directive that the site needs, except for frame-ancestors
 * (public/_headers). A header with hashes would have to match the page, but servers keep their configuration
 * when files are replaced.
 *
 * Omitted on purpose:
 * - 'unsafe-inline' and 'unsafe-eval';
 * - 'self' for scripts: it would also allow files that somebody else has put on this host;
 * - upgrade-insecure-requests: pages contain no http URLs, and the directive would break
 *   `npm start` in WebKit.
 */
import { DEMO_FORM_PATH, type Env } from '@/lib/env';
import { LOADER_POLICY } from '@/lib/browser/pageData';
import type { Directives, Hashes } from '@/scripts/finish/policy';
import { ANALYTICS_POLICY } from '@/lib/analytics';
import type { Vendor } from '@/lib/vendors';

/**
 * Further hosts of your pages: of pictures, fonts, and forms. Explain each in `contacts.further` of
 * content/pages/Privacy-notice.ts. Scripts are records of vendors (docs/analytics.md), and frames those of
 * lib/embed.ts.
 */
const FURTHER = {
  'img-src': [],
  'font-src': [],
  'form-action': [],
} as const satisfies Record<string, readonly string[]>;

/** Next.js's Trusted Types policies, for its chunks and for their loader. */
const NEXT_POLICIES = ['nextjs', 'nextjs#bundler'];

const SELF = "'self'";
const NONE = "'none'";

/**
 * The policy of every page. Pages differ only in their styles, and so in the hashes of `style-src`.
 * After a client-side navigation, the policy of the first page still applies.
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
  // Some vendors do not support Trusted Types.
  const areTyped = vendors.every(({ supportsTrustedTypes }) => supportsTrustedTypes);
  return {
    // Blocks whatever no directive below allows, such as plugins and media.
    'default-src': [NONE],
    // The inline script, by hash, and what it loads. No script files in the HTML. Browsers that do not support
    // 'strict-dynamic' use the origins instead.
    'script-src': ["'strict-dynamic'", ...scripts, ...hostsOf('script-src')],
    // The stylesheets of the site, and those in the page, by hash. Islands set styles with CSSOM, which CSP does
    // not restrict.
    'style-src': [SELF, ...styles],
    // All pictures are files. No data: URLs.
    'img-src': [SELF, ...FURTHER['img-src'], ...hostsOf('img-src')],
    'font-src': [SELF, ...FURTHER['font-src']],
    // The router loads page data.
    'connect-src': [SELF, ...hostsOf('connect-src')],
    // Nothing needs a worker. One that a script of a vendor has started would go on after consent is withdrawn.
    'worker-src': runsVendors && [NONE],
    'manifest-src': [SELF],
    // What pages show from others after a click, and the lead form. It may redirect to the additional origins and
    // to /thank-you. What a hosted form itself frames or posts to depends on its own policy.
    'frame-src': frames.length > 0 && frames,
    // Book Now submits the product to /ContactUs. The browser posts our own form, which may be answered by a
    // redirect: Chromium also checks the targets of redirects, of which the last is /thank-you.
    'form-action': [
      SELF,
      ...FURTHER['form-action'],
      ...(isOwn ? [...leadForm.origins, siteUrl] : []),
    ],
    // An injected <base> could redirect every relative URL of the page.
    'base-uri': [NONE],
    // Strings cannot become script or markup.
    'require-trusted-types-for': areTyped && ["'script'"],
    // Ours for the first scripts, and two that Next.js creates for its chunks and their loader.
    'trusted-types': areTyped && [
      LOADER_POLICY,
      ...NEXT_POLICIES,
      ...(runsVendors ? [ANALYTICS_POLICY] : []),
    ],
  };
}

/** The page of the demonstration form: a stylesheet, the font, and a form, which goes to /thank-you. */
export const demoFormDirectives = ({ styles }: Hashes): Directives => ({
  'default-src': [NONE],
  'style-src': styles,
  'font-src': [SELF],
  'form-action': [SELF],
  'base-uri': [NONE],
});

/** The path of the demonstration form's page in the export. */
export const DEMO_FORM_FILE = `${DEMO_FORM_PATH.slice(1)}index.html`;

const SOURCE =
  'add its origin to FURTHER in scripts/finish/csp.ts, and explain it in content/pages/Privacy-notice.ts';
/** What to do about a URL that a directive blocks. */
export const REMEDIES: Readonly<Record<string, string>> = {
  'form-action': SOURCE,
  'img-src': SOURCE,
  'font-src': SOURCE,
  'style-src':
    'install the font, as docs/make-it-yours.md says, or copy the stylesheet to the site',
  'frame-src': 'show it with <Embed> (components/parts/Embed.tsx)',
  'script-src': 'add a record of its company, as docs/analytics.md says',
};
