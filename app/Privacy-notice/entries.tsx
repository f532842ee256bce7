import { NoticeEntry } from '@/components/sections/PrivacyNotice';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { consentKey, STORAGE_KEYS, type StorageKey } from '@/lib/privacy/storageKeys';
import type { Env } from '@/lib/env';
import { filled } from '@/lib/text/filled';
import type { Vendor } from '@/lib/vendors';
import type { Notice, VendorNotices } from '@/lib/vendors';

/** The entries of the privacy notice: what is stored, and who is contacted. */

const { labels, storage, contacts } = privacyNotice;

/** The types require words for every vendor, and for everything that it stores. */
const ofVendors: Readonly<Record<string, Notice>> = contacts.vendors satisfies VendorNotices;

/** A text may depend on whether visitors are asked. */
export const inMode = (text: string | Readonly<Record<'ask' | 'off', string>>, { consent }: Env) =>
  typeof text === 'string' ? text : text[consent ? 'ask' : 'off'];

export const hostsOf = (origins: readonly string[]) => [
  ...new Set(origins.map((origin) => new URL(origin).host)),
];

function whenContacted({ hosts, needsConsent }: Vendor, settings: Env) {
  if (hosts['frame-src']) return contacts.when.click;
  return needsConsent ? inMode(contacts.when.consent, settings) : contacts.when.always;
}

/** What the site itself stores. */
export function Stored({ id, settings }: { id: StorageKey; settings: Env }) {
  const { why, when, howLong } = storage.entries[id];
  const isConsent = id === 'consent';
  return (
    <NoticeEntry
      title={isConsent ? consentKey(settings.basePath) : STORAGE_KEYS[id]}
      facts={[
        [labels.where, isConsent ? storage.places.local : storage.places.session],
        [labels.why, why],
        [labels.when, inMode(when, settings)],
        [labels.howLong, howLong],
      ]}
    />
  );
}

export function StoredByVendor({ vendor, settings }: { vendor: Vendor; settings: Env }) {
  const { stored } = ofVendors[vendor.id]!;
  return vendor.stored.map((name) => (
    <NoticeEntry
      key={name}
      title={name}
      facts={[
        [labels.where, filled(storage.places.vendor, { who: vendor.name })],
        [labels.why, stored[name]!.why],
        [labels.when, whenContacted(vendor, settings)],
        [labels.howLong, stored[name]!.howLong],
      ]}
    />
  ));
}

type ContactProps = {
  name: string;
  hosts: readonly string[];
  when: string;
  why: string;
  learns: string;
  policyUrl?: string;
};

export const Contact = ({ name, hosts, when, why, learns, policyUrl }: ContactProps) => (
  <NoticeEntry
    title={name}
    isCompany
    facts={[
      [labels.hosts, hosts],
      [labels.when, when],
      [labels.why, why],
      [labels.learns, learns],
      [labels.more, policyUrl],
    ]}
  />
);

export const VendorContact = ({ vendor, settings }: { vendor: Vendor; settings: Env }) => (
  <Contact
    {...ofVendors[vendor.id]!}
    name={vendor.name}
    hosts={hostsOf(Object.values(vendor.hosts).flat())}
    when={whenContacted(vendor, settings)}
  />
);
