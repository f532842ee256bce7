import type { ANALYTICS } from '@/lib/analytics';
import type { EMBEDS } from '@/lib/embed';
import type { LINKEDIN } from '@/lib/linkedIn';

/**
 * A company whose script or frame may run in our pages, and what that needs and does. The content
 * security policy (scripts/finish/csp.ts) and /Privacy-notice are derived from these records, so they cannot
 * disagree.
 */
export type Vendor = {
  /** The key of the vendor's words. */
  id: string;
  name: string;
  /** The hosts that its script needs, by directive of the content security policy. */
  hosts: Readonly<
    Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>>
  >;
  /** Whether it waits for consent, and never runs with Global Privacy Control. */
  needsConsent: boolean;
  /** Whether its script works in a page that requires Trusted Types. */
  supportsTrustedTypes: boolean;
  /**
   * What its script stores for this site: the names of cookies and keys of local storage, as some
   * vendors use either. The types require a purpose and a duration for each in content/pages/Privacy-notice.ts.
   */
  stored: readonly string[];
};

/** The records of vendors with scripts. */
type Scripts = Record<(typeof LINKEDIN)['id'], typeof LINKEDIN> & typeof ANALYTICS;

/** What the privacy notice says of a vendor, and of each thing that it stores. */
export type Notice<Stored extends string = string> = {
  why: string;
  learns: string;
  policyUrl: string;
  stored: Readonly<Record<Stored, { why: string; howLong: string }>>;
};

/** The words of all vendors (content/pages/Privacy-notice.ts). */
export type VendorNotices = {
  readonly [Id in keyof Scripts]: Notice<Scripts[Id]['stored'][number]>;
} & Readonly<Record<keyof typeof EMBEDS, Notice<never>>>;

export const consentVendors = (vendors: readonly Vendor[]) =>
  vendors.filter(({ needsConsent }) => needsConsent);
