import { createHash } from 'node:crypto';

import { isStored, type ParameterRule } from '@/lib/lead/parameters';
import { analyticsVendor, type AnalyticsId, type AnalyticsTool } from '@/lib/tracking/analytics';
import { LINKEDIN, type TrackingIds } from '@/lib/tracking/linkedIn';

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
  /**
   * What its script stores for this site: the names of cookies and keys of local storage, as some
   * vendors use either. Each needs a purpose and a duration.
   */
  stored: readonly string[];
};

export type VendorId = 'linkedIn' | AnalyticsId;

type VendorSettings = { tracking: TrackingIds | null; analytics: readonly AnalyticsTool[] };

/** The vendors of a build, in the order in which /Privacy-notice shows them. */
export const vendorsOf = ({ tracking, analytics }: VendorSettings): readonly Vendor[] => [
  ...(tracking ? [LINKEDIN] : []),
  ...analytics.map(analyticsVendor),
];

export const consentVendors = (settings: VendorSettings) =>
  vendorsOf(settings).filter(({ needsConsent }) => needsConsent);

/**
 * What a visitor who consents agrees to: these vendors, and these parameters. If either changes, so
 * does the number, and earlier consent is no longer valid.
 */
export function consentRevision(
  settings: VendorSettings & { leadForm: { parameters: readonly ParameterRule[] } },
): number {
  const vendors = consentVendors(settings).map(({ id }) => id);
  const parameters = settings.leadForm.parameters.filter(isStored).map(({ name }) => name);
  const agreed = JSON.stringify([vendors.sort(), parameters.sort()]);
  return createHash('sha256').update(agreed).digest().readUInt32BE();
}
