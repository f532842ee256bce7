/**
 * A company whose script or frame may run in our pages, and what that needs and does. The content
 * security policy (scripts/policy/csp.ts) and /Privacy-notice (app/Privacy-notice/sections.ts) are derived
 * from these records, so they cannot disagree.
 */
export type Vendor = {
  /** The key of the vendor's words (vendors.ts). */
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

/** Words of a vendor in the privacy notice. */
export type NoticeOfVendor = { why: string; learns: string; policyUrl: string };
