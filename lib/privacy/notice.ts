import type { EmbedWords, NoticeOfVendor } from '@/lib/embeds/embed';
import type { BuildSettings } from '@/lib/settings/env';
import { filled } from '@/lib/text/filled';
import type { LeadField } from '@/lib/lead/own/fields';
import {
  isAttribution,
  isClickId,
  isForAdvertising,
  LANDING_PAGE,
  PRODUCT_PARAMETER,
  WILDCARD,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { joinedNames } from '@/lib/text/joinedNames';
import { consentKey, STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import type { Source } from '@/lib/privacy/sources';
import type { Vendor } from '@/lib/tracking/vendor';
import { consentVendors, vendorsOf, type StoredBy, type VendorId } from '@/lib/tracking/vendors';

/**
 * Puts together /Privacy-notice: which of its words apply to this build. The words are in
 * content/pages/Privacy-notice.ts and content/legal.ts. The facts come from the records that the
 * code and the content security policy use.
 */

/** The parts of the settings that the notice describes. */
export type NoticeSettings = Pick<
  BuildSettings,
  'leadForm' | 'tracking' | 'analytics' | 'embeds' | 'consent' | 'sitePath' | 'languages'
> & {
  /** What pages use of other hosts (content/sources.ts). */
  sources: readonly Source[];
};

type Texts<Key extends string> = Readonly<Record<Key, string>>;
type StorageId = keyof typeof STORAGE_KEYS;
type Label = 'where' | 'why' | 'when' | 'howLong' | 'hosts' | 'learns' | 'more' | 'what';
type FormKind = BuildSettings['leadForm']['kind'];
/** Texts for builds with a consent banner, and without. */
type ByConsent = Texts<'ask' | 'off'>;
type Text = string | ByConsent;
type Purpose = Texts<'why' | 'howLong'>;
type Contact = Texts<'name' | 'when' | 'why' | 'learns'>;
type ParameterKind = 'product' | 'landing' | 'campaign' | 'clickId' | 'other';

/** In texts, {who} stands for the names of vendors, and {fields} for the labels of the form's fields. */
export type NoticeWords = {
  labels: Texts<Label>;
  storage: Texts<'heading' | 'text' | 'withCookies'> & {
    places: Texts<'session' | 'local' | 'vendor'>;
    entries: Record<StorageId, Purpose & { when: Text }>;
  };
  /** `sending`: where the site's own form sends leads. */
  contacts: Texts<'heading' | 'none' | 'some' | 'links'> &
    Record<'form' | 'sending', Contact> & {
      vendors: {
        readonly [Id in VendorId]: NoticeOfVendor & { stored: Record<StoredBy<Id>, Purpose> };
      };
      when: { consent: ByConsent; always: string };
    };
  /** `draft`: what becomes of text in the site's own form. */
  form: Texts<'heading' | FormKind | 'fields' | 'draft' | 'noParameters'> & {
    parameters: Texts<FormKind>;
    kinds: Record<ParameterKind, { what: string; when: Text }>;
  };
  /** `remaining`: after a refusal. */
  choices: Texts<'heading' | 'off' | 'signal' | 'nothing'> & {
    ask: readonly string[];
    remaining: ByConsent;
  };
};

/** The words of the vendors with frames (content/embedWords.ts). */
type FrameWords = Pick<EmbedWords, 'when' | 'vendors'>;

export type LegalSection = { id: string; heading: string; paragraphs: readonly string[] };

/** The ids of the sections that the build itself writes, in order. */
export const BUILT_SECTIONS = ['storage', 'contacts', 'form', 'choices'] as const;

/** What is true of something that is stored, contacted or sent: texts, hosts, or the URL of a policy. */
export type NoticeEntry = {
  title: string;
  isCode: boolean;
  facts: Partial<Record<Label, string | readonly string[]>>;
};
export type NoticeSection = {
  id: string;
  number: string;
  title: string;
  paragraphs: readonly string[];
  entries: readonly NoticeEntry[];
};

function kindOf({ name }: ParameterRule): ParameterKind {
  if (name === PRODUCT_PARAMETER) return 'product';
  if (name === LANDING_PAGE) return 'landing';
  if (name === WILDCARD || name.startsWith('utm_')) return 'campaign';
  return isClickId(name) ? 'clickId' : 'other';
}

const hostOf = (url: string) => url.replace(/^https?:\/\//, '');

/** What is stored, whom the browser contacts, and what the form is told. */
function factsOf(settings: NoticeSettings, words: NoticeWords, embedWords: FrameWords) {
  const { leadForm, consent, sitePath, languages, sources } = settings;
  const { storage, contacts, form } = words;
  const mode = consent ? 'ask' : 'off';
  const inMode = (text: Text) => (typeof text === 'string' ? text : text[mode]);
  const vendors = vendorsOf(settings);
  const isOwn = leadForm.kind === 'own';
  /** Which keys the site itself can store. */
  const keys: Record<StorageId, boolean> = {
    popup: true,
    attribution: leadForm.parameters.some(isAttribution),
    attempts: isOwn,
    handedOver: isOwn && Object.keys(languages).length > 0,
    consent,
  };
  const contact = (
    { name: title, ...facts }: Contact & { more?: string },
    urls: readonly string[],
  ) => ({
    title,
    isCode: false,
    facts: { hosts: [...new Set(urls.map(hostOf))], ...facts },
  });
  /** Vendors with a frame wait for a click. */
  const isFramed = ({ hosts }: Vendor) => hosts['frame-src'] !== undefined;
  const whenLoaded = (vendor: Vendor) => {
    if (isFramed(vendor)) return embedWords.when;
    return vendor.needsConsent ? contacts.when.consent[mode] : contacts.when.always;
  };
  const own = (id: StorageId) => ({
    title: id === 'consent' ? consentKey(sitePath) : STORAGE_KEYS[id],
    isCode: true,
    facts: {
      where: storage.places[id === 'consent' ? 'local' : 'session'],
      ...storage.entries[id],
      when: inMode(storage.entries[id].when),
    },
  });
  return {
    storage: [
      ...(Object.keys(keys) as StorageId[]).filter((id) => keys[id]).map(own),
      ...vendors.flatMap((vendor) => {
        const where = filled(storage.places.vendor, { who: vendor.name });
        const when = whenLoaded(vendor);
        const explained: Readonly<Record<string, Purpose>> =
          contacts.vendors[vendor.id as VendorId]?.stored ?? {};
        return vendor.stored.map((title) => {
          const { why, howLong } = explained[title]!;
          return { title, isCode: true, facts: { where, why, when, howLong } };
        });
      }),
    ],
    contacts: [
      ...(leadForm.kind === 'hosted' ? [contact(contacts.form, leadForm.origins)] : []),
      ...(leadForm.kind === 'own' ? [contact(contacts.sending, leadForm.sending.origins)] : []),
      ...sources.map(({ name, origins, when, why, learns, policyUrl }) =>
        contact({ name, when, why, learns, more: policyUrl }, origins),
      ),
      ...vendors.map((vendor) => {
        const { why, learns, policyUrl } = isFramed(vendor)
          ? embedWords.vendors[vendor.id]!
          : contacts.vendors[vendor.id as VendorId];
        const words = { name: vendor.name, when: whenLoaded(vendor), why, learns, more: policyUrl };
        return contact(words, Object.values(vendor.hosts).flat());
      }),
    ],
    form: leadForm.parameters.map((rule) => {
      const { what, when } = form.kinds[kindOf(rule)];
      return { title: rule.sent, isCode: true, facts: { what, when: inMode(when) } };
    }),
    choices: [],
  };
}

/** The sections of the notice, in order: first what the build knows, then what the owner writes. */
export function noticeSections(
  settings: NoticeSettings,
  words: NoticeWords,
  embedWords: FrameWords,
  legal: readonly LegalSection[],
  fields: readonly LeadField[],
  language: string,
): readonly NoticeSection[] {
  const { leadForm, consent } = settings;
  const { storage, contacts, form, choices } = words;
  const facts = factsOf(settings, words, embedWords);
  const waiting = consentVendors(settings);
  const advertises = waiting.length > 0 || leadForm.parameters.some(isForAdvertising);
  const names = (all: readonly string[]) => joinedNames(all, language);
  /** Who stores something. */
  const setters = (vendors: readonly Vendor[]) =>
    names(vendors.filter(({ stored }) => stored.length > 0).map(({ name }) => name));
  const who = setters(vendorsOf(settings));
  const refused = setters(waiting);
  const paragraphs = {
    storage: [who ? filled(storage.withCookies, { who }) : storage.text],
    contacts: [facts.contacts.length > 0 ? contacts.some : contacts.none, contacts.links],
    form: [
      form[leadForm.kind],
      ...(leadForm.kind === 'own'
        ? [
            filled(form.fields, { fields: names(fields.map(({ label }) => `“${label}”`)) }),
            form.draft,
          ]
        : []),
      leadForm.parameters.length > 0 ? form.parameters[leadForm.kind] : form.noParameters,
    ],
    choices: [
      ...(consent ? choices.ask : [advertises ? choices.off : choices.nothing]),
      ...(advertises || consent ? [choices.signal] : []),
      ...(refused ? [filled(choices.remaining[consent ? 'ask' : 'off'], { who: refused })] : []),
    ],
  };
  const built = BUILT_SECTIONS.map((id) => ({
    id,
    title: words[id].heading,
    paragraphs: paragraphs[id],
    entries: facts[id],
  }));
  const own = legal.map(({ heading, ...section }) => ({ ...section, title: heading, entries: [] }));
  return [...built, ...own].map((section, index) => ({ ...section, number: `${index + 1}` }));
}
