import { ownForm } from '@/content/leadForm';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { site } from '@/content/site';
import { isAttribution, isForAdvertising, kindOf } from '@/lib/lead/parameters';
import { BUILT_SECTIONS, type NoticeEntry, type NoticeSection } from '@/lib/privacy/notice';
import type { Source } from '@/lib/privacy/sources';
import { consentKey, STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import type { Settings } from '@/lib/settings/env';
import { filled } from '@/lib/text/filled';
import { joinedNames } from '@/lib/text/joinedNames';
import type { Vendor } from '@/lib/tracking/vendor';
import { consentVendors, type Notice, type VendorNotices } from '@/lib/tracking/vendors';

/**
 * Puts together /Privacy-notice: what this build stores, contacts and sends, from the records that the code
 * and the content security policy use, with the words in content/.
 */

type Key = keyof typeof STORAGE_KEYS;

const { storage, contacts, form, choices } = privacyNotice.words;

/** The types require words for everything that a vendor stores. */
const ofVendors: Readonly<Record<string, Notice>> = contacts.vendors satisfies VendorNotices;

/** What pages use of another host. */
type Use = Omit<Source, 'what' | 'origins'> & { origins: readonly string[] };

const names = (all: readonly string[]) => joinedNames(all, site.language);

/** Who stores something. */
const setters = (vendors: readonly Vendor[]) =>
  names(vendors.filter(({ stored }) => stored.length > 0).map(({ name }) => name));

const contact = (
  { name: title, ...facts }: NoticeEntry['facts'] & { name: string },
  urls: readonly string[],
) => ({
  title,
  facts: { hosts: [...new Set(urls.map((url) => url.replace(/^https?:\/\//, '')))], ...facts },
});

/** What is stored, whom the browser contacts, and what the form is told. */
function entriesOf(settings: Settings, sources: readonly Use[]) {
  const { leadForm, consent, sitePath, languages } = settings;
  const mode = consent ? 'ask' : 'off';
  const inMode = (text: string | Readonly<Record<'ask' | 'off', string>>) =>
    typeof text === 'string' ? text : text[mode];
  const isOwn = leadForm.kind === 'own';
  const isStored: Readonly<Record<Key, boolean>> = {
    popup: true,
    attribution: leadForm.parameters.some(isAttribution),
    attempts: isOwn,
    handedOver: isOwn && Object.keys(languages).length > 0,
    consent,
  };
  const keys = (Object.keys(isStored) as Key[]).filter((id) => isStored[id]);
  const vendors = settings.vendors.map(({ id, name, hosts, needsConsent, stored }) => {
    const { why, learns, policyUrl, stored: purposes } = ofVendors[id]!;
    const when = inMode(contacts.when[needsConsent ? 'consent' : 'always']);
    const where = filled(storage.places.vendor, { who: name });
    return {
      contact: contact({ name, when, why, learns, more: policyUrl }, Object.values(hosts).flat()),
      stored: stored.map((title) => {
        const { why, howLong } = purposes[title]!;
        return { title, facts: { where, why, when, howLong } };
      }),
    };
  });
  return {
    storage: [
      ...keys.map((id) => {
        const { why, when, howLong } = storage.entries[id];
        const where = storage.places[id === 'consent' ? 'local' : 'session'];
        return {
          title: id === 'consent' ? consentKey(sitePath) : STORAGE_KEYS[id],
          facts: { where, why, when: inMode(when), howLong },
        };
      }),
      ...vendors.flatMap(({ stored }) => stored),
    ],
    contacts: [
      ...(leadForm.kind === 'hosted' ? [contact(contacts.form, leadForm.origins)] : []),
      ...(leadForm.kind === 'own' ? [contact(contacts.sending, leadForm.origins)] : []),
      ...sources.map(({ name, origins, when, why, learns, policyUrl }) =>
        contact({ name, when, why, learns, more: policyUrl }, origins),
      ),
      ...vendors.map(({ contact }) => contact),
    ],
    form: leadForm.parameters.map((rule) => {
      const { what, when } = form.kinds[kindOf(rule)];
      return { title: rule.sent, facts: { what, when: inMode(when) } };
    }),
    choices: [],
  } satisfies Record<string, NoticeEntry[]>;
}

/** The sections of the notice, in order: first what the build knows, then what the owner writes. */
export function noticeSections(
  settings: Settings,
  sources: readonly Use[],
): readonly NoticeSection[] {
  const { consent } = settings;
  const { kind, parameters } = settings.leadForm;
  const waiting = consentVendors(settings);
  const advertises = waiting.length > 0 || parameters.some(isForAdvertising);
  const who = setters(settings.vendors);
  const refused = setters(waiting);
  const fields = names(ownForm.fields.map(({ label }) => `“${label}”`));
  const entries = entriesOf(settings, sources);
  const paragraphs = {
    storage: [who ? filled(storage.withCookies, { who }) : storage.text],
    contacts: [entries.contacts.length > 0 ? contacts.some : contacts.none, contacts.links],
    form: [
      form[kind],
      ...(kind === 'own' ? [filled(form.fields, { fields }), form.draft] : []),
      parameters.length > 0 ? form.parameters[kind] : form.noParameters,
    ],
    choices: [
      ...(consent ? choices.ask : [advertises ? choices.off : choices.nothing]),
      ...(advertises || consent ? [choices.signal] : []),
      ...(refused ? [filled(choices.remaining[consent ? 'ask' : 'off'], { who: refused })] : []),
    ],
  };
  const built = BUILT_SECTIONS.map((id) => ({
    id,
    title: privacyNotice.words[id].heading,
    paragraphs: paragraphs[id],
    entries: entries[id],
  }));
  const own = legal.sections.map(({ heading, ...rest }) => ({ ...rest, title: heading }));
  return [...built, ...own].map((section, index) => ({
    entries: [],
    ...section,
    number: `${index + 1}`,
  }));
}
