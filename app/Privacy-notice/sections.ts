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

/** The sections of the notice, in order: first what the build knows, then what the owner writes. */
export function noticeSections(
  settings: Settings,
  sources: readonly Contact[],
): readonly NoticeSection[] {
  const { consent, vendors, leadForm } = settings;
  const { kind, parameters } = leadForm;
  const mode = consent ? 'ask' : 'off';
  const inMode = (text: string | Readonly<Record<'ask' | 'off', string>>) =>
    typeof text === 'string' ? text : text[mode];
  const isStored: Readonly<Record<StorageKey, boolean>> = {
    popup: true,
    attribution: parameters.some(isAttribution),
    attempts: kind === 'own',
    consent,
  };
  const keys = (Object.keys(isStored) as StorageKey[]).filter((id) => isStored[id]);
  const explained = vendors.map(({ id, name, hosts, needsConsent }) => ({
    ...ofVendors[id]!,
    name,
    origins: Object.values(hosts).flat(),
    when: inMode(contacts.when[needsConsent ? 'consent' : 'always']),
  }));
  const contacted: readonly Contact[] = [
    ...(kind === 'demo'
      ? []
      : [{ ...contacts[kind === 'own' ? 'sending' : 'form'], origins: leadForm.origins }]),
    ...sources,
    ...explained,
  ];
  const waiting = consentVendors(settings);
  const advertises = waiting.length > 0 || parameters.some(isForAdvertising);
  const who = setters(vendors);
  const refused = setters(waiting);
  const fields = names(ownForm.fields.map(({ label }) => `“${label}”`));
  return [
    {
      id: 'storage',
      heading: storage.heading,
      paragraphs: [who ? filled(storage.withCookies, { who }) : storage.text],
      entries: [
        ...keys.map((id) => {
          const { why, when, howLong } = storage.entries[id];
          const where = storage.places[id === 'consent' ? 'local' : 'session'];
          return {
            title: id === 'consent' ? consentKey(settings.basePath) : STORAGE_KEYS[id],
            facts: { where, why, when: inMode(when), howLong },
          };
        }),
        ...explained.flatMap(({ name, stored, when }) =>
          Object.entries(stored).map(([title, { why, howLong }]) => ({
            title,
            facts: { where: filled(storage.places.vendor, { who: name }), why, when, howLong },
          })),
        ),
      ],
    },
    {
      id: 'contacts',
      heading: contacts.heading,
      paragraphs: [contacted.length > 0 ? contacts.some : contacts.none, contacts.links],
      entries: contacted.map(({ name, origins, when, why, learns, policyUrl }) => ({
        title: name,
        facts: {
          hosts: [...new Set(origins.map((origin) => new URL(origin).host))],
          when,
          why,
          learns,
          more: policyUrl,
        },
      })),
    },
    {
      id: 'form',
      heading: form.heading,
      paragraphs: [
        form[kind],
        ...(kind === 'own' ? [filled(form.fields, { fields }), form.draft] : []),
        parameters.length > 0 ? form.parameters[kind] : form.noParameters,
      ],
      entries: parameters.map((rule) => {
        const { what, when } = form.kinds[kindOf(rule)];
        return { title: rule.sent, facts: { what, when: inMode(when) } };
      }),
    },
    {
      id: 'choices',
      heading: choices.heading,
      paragraphs: [
        ...(consent ? choices.ask : [advertises ? choices.off : choices.nothing]),
        ...(advertises || consent ? [choices.signal] : []),
        ...(refused ? [filled(choices.remaining[mode], { who: refused })] : []),
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
