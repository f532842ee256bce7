/**
 * The content security policies, directive by directive. Sources depend on the settings. Hashes are
 * computed from the page, because a static host cannot generate nonces. Each page contains its policy in
 * a meta element, which supports every directive that the site needs, except for frame-ancestors
 * (headers.ts). A header with hashes would have to match the page, but servers keep their configuration
 * when files are replaced.
 *
 * Omitted on purpose:
 * - 'unsafe-inline' and 'unsafe-eval';
 * - 'self' for scripts: it would also allow files that somebody else has put on this host;
 * - upgrade-insecure-requests: pages contain no http URLs, and the directive would break
 *   `npm start` in WebKit.
 */
import type { BuildSettings } from '@/lib/env';
import { DEMO_FORM_PATH } from '@/lib/lead/frame/formPaths';
import { formService, type SendingMode } from '@/lib/lead/own/services';
import {
  policyText,
  type DirectiveRule as Rule,
  type Policy,
  SCRIPT_POLICIES,
} from '@/kit/finish/policy';
import { ANALYTICS_POLICY } from '@/lib/tracking/analyticsNetworks';
import type { Vendor } from '@/lib/tracking/vendor';
import { vendorsOf } from '@/lib/tracking/vendors';

export type PolicyFacts = {
  /** Origins of a hosted form. Empty for the other forms. */
  formOrigins: readonly string[];
  /** How the site's own form sends leads. `null` for a form in a frame. */
  sending: { mode: SendingMode; origins: readonly string[]; siteUrl: string } | null;
  /** The companies whose scripts and frames may run (lib/tracking/vendors.ts), with their hosts. */
  vendors: readonly Pick<Vendor, 'hosts' | 'supportsTrustedTypes'>[];
  /** The origins of pictures at other hosts, which content/ names. */
  pictureOrigins: readonly string[];
};

/** The facts that follow from the settings and, for pictures, from content/. */
export const factsOf = (
  { leadForm: form, siteUrl, tracking, analytics, embeds }: BuildSettings,
  pictureOrigins: readonly string[] = [],
) => ({
  formOrigins: form.kind === 'hosted' ? form.origins : [],
  sending:
    form.kind === 'own'
      ? { mode: formService(form.sending.service).mode, origins: form.sending.origins, siteUrl }
      : null,
  vendors: vendorsOf({ tracking, analytics, embeds }),
  pictureOrigins,
});

type DirectiveRule = Rule<PolicyFacts>;

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

const runsScripts = ({ vendors }: PolicyFacts) =>
  vendors.some(({ hosts }) => hosts['script-src'] !== undefined);

/** The origins that receive a lead from our own form, by any mode or by the given one. */
const receivers = ({ sending }: PolicyFacts, mode = sending?.mode) =>
  sending?.mode === mode ? (sending?.origins ?? []) : [];

const NOTHING_ELSE: DirectiveRule = {
  name: 'default-src',
  sources: only(NONE),
  why: 'Blocks whatever no directive below allows, such as plugins and media.',
};
const NO_BASE: DirectiveRule = {
  name: 'base-uri',
  sources: only(NONE),
  why: 'An injected <base> could redirect every relative URL of the page.',
};
const requiresTrustedTypes = ({ vendors }: Pick<PolicyFacts, 'vendors'>) =>
  vendors.every(({ supportsTrustedTypes }) => supportsTrustedTypes);
const TYPED_SINKS: DirectiveRule = {
  name: 'require-trusted-types-for',
  sources: only("'script'"),
  when: requiresTrustedTypes,
  why: 'Strings cannot become script or markup. Some vendors do not support it.',
};

/**
 * The policy of every page. Pages differ only in their styles, and so in the hashes of `style-src`.
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
    why: 'The stylesheets of the site, and those in the page, by hash. Islands set styles with CSSOM, which CSP does not restrict.',
  },
  {
    name: 'img-src',
    sources: (facts) => [
      ...new Set([SELF, ...facts.pictureOrigins, ...vendorHosts(facts, 'img-src')]),
    ],
    why: 'All pictures are files: of the site, or at the hosts that content/ names. The export contains no data: URLs.',
  },
  { name: 'font-src', sources: only(SELF), why: 'The font is a file of the site.' },
  {
    name: 'connect-src',
    sources: (facts) => [SELF, ...receivers(facts, 'fetch'), ...vendorHosts(facts, 'connect-src')],
    why: 'The router loads page data. Our own form sends leads by fetch, if the service allows it.',
  },
  {
    name: 'worker-src',
    sources: only(NONE),
    when: runsScripts,
    why: 'Nothing needs a worker. One that a script of a vendor has started would go on after consent is withdrawn.',
  },
  { name: 'manifest-src', sources: only(SELF), why: 'manifest.webmanifest.' },
  {
    name: 'frame-src',
    sources: (facts) => [
      ...(facts.sending ? [] : [SELF]),
      ...facts.formOrigins,
      ...vendorHosts(facts, 'frame-src'),
    ],
    when: (facts) => facts.sending === null || vendorHosts(facts, 'frame-src').length > 0,
    why: 'What pages show from others after a click, and the lead form. It may redirect to the additional origins and to /thank-you. What a hosted form itself frames or posts to depends on its own policy.',
  },
  {
    name: 'form-action',
    // Chromium also checks the targets of redirects, of which the last is /thank-you.
    sources: (facts) => [
      ...new Set([SELF, ...receivers(facts), ...(facts.sending ? [facts.sending.siteUrl] : [])]),
    ],
    why: 'Book Now submits the product to /ContactUs. The browser posts our own form, which may be answered by a redirect.',
  },
  NO_BASE,
  TYPED_SINKS,
  {
    name: 'trusted-types',
    sources: (facts) => [...SCRIPT_POLICIES, ...(runsScripts(facts) ? [ANALYTICS_POLICY] : [])],
    when: TYPED_SINKS.when,
    why: 'Ours for the first scripts, and two that Next.js creates for its chunks and their loader.',
  },
];

/** The page of the demonstration form: a stylesheet and a form. It has no scripts. */
export const DEMO_FORM_POLICY: readonly DirectiveRule[] = [
  NOTHING_ELSE,
  { name: 'style-src', sources: ({ styles }) => styles, why: 'The inline style, by hash.' },
  { name: 'form-action', sources: only(SELF), why: 'The form goes to /thank-you.' },
  NO_BASE,
];

/** The path of the demonstration form's page in the export. */
export const DEMO_FORM_FILE = `${DEMO_FORM_PATH.slice(1)}index.html`;

/** The policies of a build: of its pages, and of the pages in public/ that they frame. */
export function policiesOf(settings: BuildSettings, pictureOrigins: readonly string[]) {
  const facts = factsOf(settings, pictureOrigins);
  const policy =
    (rules: readonly DirectiveRule[]): Policy =>
    (hashes) =>
      policyText(rules, { ...facts, ...hashes });
  return {
    policy: policy(PAGE_POLICY),
    framedPolicies: { [DEMO_FORM_FILE]: policy(DEMO_FORM_POLICY) },
  };
}
