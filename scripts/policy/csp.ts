/**
 * The content security policies, directive by directive. Sources depend on the settings. Hashes are
 * computed from the page. Each page contains its policy in a meta element, which supports every
 * directive that the site needs, except for frame-ancestors (headers.ts).
 *
 * Omitted on purpose:
 * - 'unsafe-inline' and 'unsafe-eval';
 * - 'self' for scripts: it would also allow files that somebody else has put on this host;
 * - upgrade-insecure-requests: pages contain no http URLs, and the directive would break
 *   `npm start` in WebKit.
 */
import type { Settings } from '@/lib/env';
import { formService, type SendingMode } from '@/lib/lead/formServices';
import { LOADER_POLICY } from '@/lib/pageData';
import { ANALYTICS_POLICY } from '@/lib/tracking/analyticsNetworks';
import { vendorsOf, type Vendor } from '@/lib/tracking/vendors';

export type PolicyFacts = {
  /** Origins of the configured form. Empty for the demo form. */
  formOrigins: readonly string[];
  /** How the site's own form sends leads. `null` for the demo form and for a hosted form. */
  sending: { mode: SendingMode; origins: readonly string[]; siteUrl: string } | null;
  /** The companies whose scripts may run (lib/tracking/vendors.ts), with their hosts. */
  vendors: readonly Pick<Vendor, 'hosts' | 'supportsTrustedTypes'>[];
  /**
   * Whether the consent banner is shown. Its library sets HTML from strings, which Trusted Types
   * would block.
   */
  consent: boolean;
  /** Hashes of the page's inline elements, in quotes: `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
};

/** The facts that follow from the settings. */
export const factsOf = ({
  leadForm: { origins, sending },
  siteUrl,
  tracking,
  analytics,
  consent,
}: Settings) => ({
  formOrigins: origins,
  sending: sending && {
    mode: formService(sending.service).mode,
    origins: sending.origins,
    siteUrl,
  },
  vendors: vendorsOf({ tracking, analytics }),
  consent,
});

export type DirectiveRule = {
  name: string;
  sources: (facts: PolicyFacts) => readonly string[];
  /** Whether to include the directive (default: always). */
  when?: (facts: PolicyFacts) => boolean;
  why: string;
};

const SELF = "'self'";
const NONE = "'none'";
/**
 * Allows scripts that a trusted script loads. Browsers that do not support 'strict-dynamic' use the
 * origins in the same directive instead.
 */
const TRUSTED = "'strict-dynamic'";

const only = (...sources: string[]) => {
  return () => sources;
};
const vendorHosts = ({ vendors }: PolicyFacts, directive: keyof Vendor['hosts']) => [
  ...new Set(vendors.flatMap(({ hosts }) => hosts[directive] ?? [])),
];

const NOTHING_ELSE: DirectiveRule = {
  name: 'default-src',
  sources: only(NONE),
  why: 'Blocks whatever no directive below allows, such as plugins, workers and media.',
};
const NO_BASE: DirectiveRule = {
  name: 'base-uri',
  sources: only(NONE),
  why: 'An injected <base> could redirect every relative URL of the page.',
};
const OWN_FORMS: DirectiveRule = {
  name: 'form-action',
  sources: only(SELF),
  why: 'Book Now submits the product to /ContactUs.',
};
const TYPED_SINKS: DirectiveRule = {
  name: 'require-trusted-types-for',
  sources: only("'script'"),
  when: ({ vendors, consent }) =>
    !consent && vendors.every(({ supportsTrustedTypes }) => supportsTrustedTypes),
  why: 'Strings cannot become script or markup. The consent library and some vendors do not support it.',
};

/**
 * The policy of every page. All pages have the same inline elements, and therefore the same policy.
 * After a client-side navigation, the policy of the first page still applies.
 */
export const PAGE_POLICY: readonly DirectiveRule[] = [
  NOTHING_ELSE,
  {
    name: 'script-src',
    sources: (facts) => [TRUSTED, ...facts.scripts, ...vendorHosts(facts, 'script-src')],
    why: 'The inline script, by hash, and what it loads. No script files in the HTML.',
  },
  {
    name: 'style-src',
    sources: ({ styles }) => [SELF, ...styles],
    why: 'One stylesheet. Islands set styles with CSSOM, which CSP does not restrict.',
  },
  {
    name: 'img-src',
    sources: (facts) => [SELF, ...vendorHosts(facts, 'img-src')],
    why: 'All pictures are files. The export contains no data: URLs.',
  },
  { name: 'font-src', sources: only(SELF), why: 'The font is a file of the site.' },
  {
    name: 'connect-src',
    sources: (facts) => [SELF, ...facts.formOrigins, ...vendorHosts(facts, 'connect-src')],
    why: 'The router loads page data, and a request checks that the form (or the page that it redirects to) responds.',
  },
  { name: 'manifest-src', sources: only(SELF), why: 'manifest.webmanifest.' },
  {
    name: 'frame-src',
    sources: ({ formOrigins }) => [SELF, ...formOrigins],
    why: 'The lead form. Its frame may redirect to the additional origins and to /thank-you. What the form itself frames or posts to depends on its own policy.',
  },
  OWN_FORMS,
  NO_BASE,
  TYPED_SINKS,
  {
    name: 'trusted-types',
    sources: ({ vendors }) => [
      LOADER_POLICY,
      'nextjs',
      'nextjs#bundler',
      ...(vendors.length > 0 ? [ANALYTICS_POLICY] : []),
    ],
    when: TYPED_SINKS.when,
    why: 'Ours for the first scripts, and two that Next.js creates for its chunks and their loader.',
  },
];

const byFetch = ({ sending }: PolicyFacts) => sending?.mode === 'cors';
const byFrame = ({ sending }: PolicyFacts) => sending?.mode === 'native';
const receivers = ({ sending }: PolicyFacts) => sending?.origins ?? [];

/**
 * The policy of the site's own form, a separate page with a stylesheet, a script and a form. Only
 * this page, not the pages that show it in a frame, may send something to the form service.
 */
export const OWN_FORM_POLICY: readonly DirectiveRule[] = [
  NOTHING_ELSE,
  {
    name: 'script-src',
    sources: ({ scripts }) => scripts,
    why: 'The only inline script, by hash.',
  },
  { name: 'style-src', sources: only(SELF), why: 'form.generated.css.' },
  { name: 'font-src', sources: only(SELF), why: 'The font of the site.' },
  { name: 'connect-src', sources: receivers, when: byFetch, why: 'Sends the lead.' },
  {
    name: 'frame-src',
    sources: (facts) => [SELF, ...receivers(facts)],
    when: byFrame,
    why: 'The hidden frame that receives the service’s answer, and then /thank-you.',
  },
  {
    name: 'form-action',
    // Chromium also checks the targets of redirects, of which the last is /thank-you.
    sources: (facts) => [
      ...new Set([SELF, ...receivers(facts), ...(facts.sending ? [facts.sending.siteUrl] : [])]),
    ],
    why: 'The demo form goes to /thank-you. Without scripts, the other form goes to the service, which may redirect to /thank-you.',
  },
  NO_BASE,
  { ...TYPED_SINKS, when: undefined },
  {
    name: 'trusted-types',
    sources: only(NONE),
    why: 'Its script only writes text, so it needs no policy.',
  },
];

/** Paths in the export: the demo form, and the form that sends leads. */
export const DEMO_FORM_FILE = 'forms/wtl/demo/index.html';
export const LEAD_FORM_FILE = 'forms/lead/index.html';

/** Pages in public/ that the site frames, with their policies. */
export const FRAMED_POLICIES: Readonly<Record<string, readonly DirectiveRule[]>> = {
  [DEMO_FORM_FILE]: OWN_FORM_POLICY,
  [LEAD_FORM_FILE]: OWN_FORM_POLICY,
};
