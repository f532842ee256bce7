import type { NoticeFacts } from '@/components/sections/PrivacyNotice';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import type { StorageKey } from '@/lib/storageKeys';
import { filled } from '@/lib/text';
import type { Notice, Vendor, VendorNotices } from '@/lib/vendors';

const { ifAgreed, storage, contacts } = privacyNotice;

/** The types require words for everything that the site stores, for every vendor, and for what that stores. */
export const stored: Readonly<Record<StorageKey, NoticeFacts>> = storage;
const ofVendors: Readonly<Record<string, Notice>> = contacts.vendors satisfies VendorNotices;

export const hostsOf = (origins: readonly string[]) => [
  ...new Set(origins.map((origin) => new URL(origin).host)),
];

/** @param asks whether visitors are asked for consent */
function whenContacted({ hosts, needsConsent }: Vendor, asks: boolean) {
  if (hosts['frame-src']) return contacts.when.click;
  if (!needsConsent) return contacts.when.always;
  return asks ? ifAgreed.always : contacts.when.advertising;
}

/** @param name what the vendor stores */
export function storedByVendor(vendor: Vendor, name: string, asks: boolean): NoticeFacts {
  const { why, howLong } = ofVendors[vendor.id]!.stored[name]!;
  const where = filled(storage.byVendor, { who: vendor.name });
  return { where, why, when: whenContacted(vendor, asks), howLong };
}

export function vendorFacts(vendor: Vendor, asks: boolean): NoticeFacts {
  const { why, learns, policyUrl } = ofVendors[vendor.id]!;
  const hosts = hostsOf(Object.values(vendor.hosts).flat());
  return { hosts, when: whenContacted(vendor, asks), why, learns, more: policyUrl };
}
