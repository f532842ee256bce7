import { createHash } from 'node:crypto';

import { isAttribution, type ParameterRule } from '@/lib/lead/parameters';
import type { EMBEDS } from '@/lib/embed';
import type { ANALYTICS } from '@/lib/tracking/analytics';
import type { LINKEDIN } from '@/lib/tracking/linkedIn';
import type { NoticeOfVendor, Vendor } from '@/lib/tracking/vendor';

/** The records of vendors with scripts. */
type Scripts = Record<(typeof LINKEDIN)['id'], typeof LINKEDIN> & typeof ANALYTICS;

/** What the privacy notice says of a vendor, and of each thing that it stores. */
export type Notice<Stored extends string = string> = NoticeOfVendor & {
  stored: Readonly<Record<Stored, { why: string; howLong: string }>>;
};

/** The words of all vendors (content/pages/Privacy-notice.ts). */
export type VendorNotices = {
  readonly [Id in keyof Scripts]: Notice<Scripts[Id]['stored'][number]>;
} & Readonly<Record<keyof typeof EMBEDS, Notice<never>>>;

type VendorSettings = { vendors: readonly Vendor[] };

export const consentVendors = ({ vendors }: VendorSettings) =>
  vendors.filter(({ needsConsent }) => needsConsent);

type ConsentSettings = VendorSettings & { leadForm: { parameters: readonly ParameterRule[] } };

/** Whether a build does something that needs consent where the law requires it. */
export const asksForConsent = (settings: ConsentSettings) =>
  consentVendors(settings).length > 0 || settings.leadForm.parameters.some(isAttribution);

/**
 * What a visitor who consents agrees to: these vendors, and these parameters. If either changes, so
 * does the number, and earlier consent is no longer valid.
 */
export function consentRevision(settings: ConsentSettings): number {
  const vendors = consentVendors(settings).map(({ id }) => id);
  const parameters = settings.leadForm.parameters.filter(isAttribution).map(({ name }) => name);
  const agreed = JSON.stringify([vendors.sort(), parameters.sort()]);
  return createHash('sha256').update(agreed).digest().readUInt32BE();
}
