import type { Settings } from '@/lib/env';
import { analyticsVendor, type AnalyticsId } from '@/lib/tracking/analytics';
import { LINKEDIN } from '@/lib/tracking/linkedIn';

/**
 * A company whose script may run in our pages, and what that script needs and does. The content
 * security policy (scripts/policy/csp.ts) and /Privacy-notice (lib/privacy/notice.ts) are derived
 * from these records, so they cannot disagree. For build code only.
 */
export type Vendor = {
  /** The key of the vendor's words in content/pages/Privacy-notice.ts. */
  id: VendorId;
  name: string;
  /** The hosts that its script needs, by directive of the content security policy. */
  hosts: Readonly<Partial<Record<'script-src' | 'img-src' | 'connect-src', readonly string[]>>>;
  /** Whether it waits for consent, and never runs with Global Privacy Control. */
  needsConsent: boolean;
  /** Whether its script works in a page that requires Trusted Types. */
  supportsTrustedTypes: boolean;
  /** The cookies that its script sets for this site. Each needs a purpose and a duration. */
  cookies: readonly string[];
};

export type VendorId = 'linkedIn' | AnalyticsId;

type VendorSettings = Pick<Settings, 'tracking' | 'analytics'>;

/** The vendors of a build, in the order in which /Privacy-notice shows them. */
export const vendorsOf = ({ tracking, analytics }: VendorSettings): readonly Vendor[] => [
  ...(tracking ? [LINKEDIN] : []),
  ...analytics.map(analyticsVendor),
];

export const consentVendors = (settings: VendorSettings) =>
  vendorsOf(settings).filter(({ needsConsent }) => needsConsent);
