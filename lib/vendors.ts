import type { ANALYTICS } from '@/lib/analytics';
import type { EMBEDS } from '@/lib/embed';
import type { LINKEDIN } from '@/lib/linkedIn';

/**
 * A company whose script or frame may run in our pages. The content security policy (scripts/finish/directives.ts)
 * and /Privacy-notice are made from these records, so they cannot disagree.
 */
export type Vendor = {
  id: string;
  name: string;
  /** What its script needs, by directive of the policy. */
  hosts: Readonly<
    Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>>
  >;
  /** Waits for consent, and never runs with Global Privacy Control. */
  needsConsent: boolean;
  /** Works in a page that requires Trusted Types. */
  supportsTrustedTypes: boolean;
  /**
   * Names of cookies and keys of local storage. The types require a purpose and a duration of each in
   * content/pages/Privacy-notice.ts.
   */
  stored: readonly string[];
};

type Scripts = Record<(typeof LINKEDIN)['id'], typeof LINKEDIN> & typeof ANALYTICS;

/** What the privacy notice says of a vendor, and of each thing that it stores. */
export type Notice<Stored extends string = string> = {
  why: string;
  learns: string;
  more: string;
  stored: Readonly<Record<Stored, { why: string; howLong: string }>>;
};

export type VendorNotices = {
  readonly [Id in keyof Scripts]: Notice<Scripts[Id]['stored'][number]>;
} & Readonly<Record<keyof typeof EMBEDS, Notice<never>>>;
