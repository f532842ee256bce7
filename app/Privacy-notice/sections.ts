import type { NoticeSection } from '@/components/sections/PrivacyNotice';
import { ownForm } from '@/content/leadForm';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { site } from '@/content/site';
import { isAttribution, isForAdvertising, kindOf } from '@/lib/lead/parameters';
import type { Contact } from '@/lib/privacy/sources';
import { consentKey, STORAGE_KEYS, type StorageKey } from '@/lib/privacy/storageKeys';
import type { Settings } from '@/lib/settings/env';
import { filled } from '@/lib/text/filled';
import { joinedNames } from '@/lib/text/joinedNames';
import type { Vendor } from '@/lib/tracking/vendor';
import { consentVendors, type Notice, type VendorNotices } from '@/lib/tracking/vendors';

/**
 * Puts together /Privacy-notice: what this build stores, contacts and sends, from the records that the code
 * and the content security policy use, with the words in content/.
 */

const { storage, contacts, form, choices } = privacyNotice.words;

/** The types require words for everything that a vendor stores. */
const ofVendors: Readonly<Record<string, Notice>> = contacts.vendors satisfies VendorNotices;

const names = (all: readonly string[]) => joinedNames(all, site.language);

/** Who stores something. */
const setters = (vendors: readonly Vendor[]) =>
  names(vendors.filter(({ stored }) => stored.length > 0).map(({ name }) => name));

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '');

/** What is stored, whom the browser contacts, and what the form is told. */
function entriesOf(settings: Settings, sources: readonly Contact[]) {
  const { leadForm, consent, vendors } = settings;
  const inMode = (text: string | Readonly<Record<'ask' | 'off', string>>) =>
    typeof text === 'string' ? text : text[consent ? 'ask' : 'off'];
  const whenOf = ({ needsConsent }: Vendor) =>
    inMode(contacts.when[needsConsent ? 'consent' : 'always']);
  const isOwn = leadForm.kind === 'own';
  const isStored: Readonly<Record<StorageKey, boolean>> = {
    popup: true,
    attribution: leadForm.parameters.some(isAttribution),
    attempts: isOwn,
    handedOver: isOwn && Object.keys(settings.languages).length > 0,
    consent,
  };
  const keys = (Object.keys(isStored) as StorageKey[]).filter((id) => isStored[id]);
  const contacted: readonly Contact[] = [
    ...(leadForm.kind === 'demo'
      ? []
      : [{ ...contacts[isOwn ? 'sending' : 'form'], origins: leadForm.origins }]),
    ...sources,
    ...vendors.map((vendor) => ({
      ...ofVendors[vendor.id]!,
      name: vendor.name,
      origins: Object.values(vendor.hosts).flat(),
      when: whenOf(vendor),
    })),
  ];
  return {
    stored: [
      ...keys.map((id) => {
        const { why, when, howLong } = storage.entries[id];
        const where = storage.places[id === 'consent' ? 'local' : 'session'];
        return {
          title: id === 'consent' ? consentKey(settings.sitePath) : STORAGE_KEYS[id],
          facts: { where, why, when: inMode(when), howLong },
        };
      }),
      ...vendors.flatMap((vendor) =>
        vendor.stored.map((title) => {
          const { why, howLong } = ofVendors[vendor.id]!.stored[title]!;
          const where = filled(storage.places.vendor, { who: vendor.name });
          return { title, facts: { where, why, when: whenOf(vendor), howLong } };
        }),
      ),
    ],
    contacted: contacted.map(({ name, origins, when, why, learns, policyUrl }) => ({
      title: name,
      facts: { hosts: [...new Set(origins.map(hostOf))], when, why, learns, more: policyUrl },
    })),
    told: leadForm.parameters.map((rule) => {
      const { what, when } = form.kinds[kindOf(rule)];
      return { title: rule.sent, facts: { what, when: inMode(when) } };
    }),
  };
}

/** The sections of the notice, in order: first what the build knows, then what the owner writes. */
export function noticeSections(
  settings: Settings,
  sources: readonly Contact[],
): readonly NoticeSection[] {
  const { consent, vendors, leadForm } = settings;
  const waiting = consentVendors(settings);
  const advertises = waiting.length > 0 || leadForm.parameters.some(isForAdvertising);
  const who = setters(vendors);
  const refused = setters(waiting);
  const fields = names(ownForm.fields.map(({ label }) => `“${label}”`));
  const { stored, contacted, told } = entriesOf(settings, sources);
  return [
    {
      id: 'storage',
      heading: storage.heading,
      paragraphs: [who ? filled(storage.withCookies, { who }) : storage.text],
      entries: stored,
    },
    {
      id: 'contacts',
      heading: contacts.heading,
      paragraphs: [contacted.length > 0 ? contacts.some : contacts.none, contacts.links],
      entries: contacted,
    },
    {
      id: 'form',
      heading: form.heading,
      paragraphs: [
        form[leadForm.kind],
        ...(leadForm.kind === 'own' ? [filled(form.fields, { fields }), form.draft] : []),
        leadForm.parameters.length > 0 ? form.parameters[leadForm.kind] : form.noParameters,
      ],
      entries: told,
    },
    {
      id: 'choices',
      heading: choices.heading,
      paragraphs: [
        ...(consent ? choices.ask : [advertises ? choices.off : choices.nothing]),
        ...(advertises || consent ? [choices.signal] : []),
        ...(refused ? [filled(choices.remaining[consent ? 'ask' : 'off'], { who: refused })] : []),
      ],
    },
    ...legal.sections,
  ].map(({ heading: title, ...section }, index) => ({
    entries: [],
    ...section,
    title,
    number: `${index + 1}`,
  }));
}
