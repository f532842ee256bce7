import type { BuildSettings } from '@/lib/env';
import {
  isClickId,
  isAttribution,
  LANDING_PAGE,
  PRODUCT_PARAMETER,
  WILDCARD,
  type ParameterRule,
} from '@/lib/lead/parameters';
import type { LeadField } from '@/lib/lead/own/fields';
import { listOf } from '@/lib/listOf';
import type { EmbedWords } from '@/lib/embeds/embed';
import { consentKey, STORAGE_KEYS } from '@/lib/storageKeys';
import type { Vendor, VendorId } from '@/lib/tracking/vendor';
import { consentVendors, vendorsOf } from '@/lib/tracking/vendors';
import { filled } from '@/lib/filled';

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
  /** The origins of pictures at other hosts. */
  pictureOrigins: readonly string[];
};

type StorageId = keyof typeof STORAGE_KEYS;
type Purpose = { why: string; howLong: string };
/**
 * When something is stored, sent or loaded. With `ask`, a consent banner is shown; in texts, {who}
 * stands for the names of the vendors that wait for consent.
 */
type ByConsent = { ask: string; off: string };
type ContactWords = Record<'name' | 'when' | 'why' | 'learns', string>;
type ParameterKind = 'product' | 'landing' | 'campaign' | 'clickId' | 'other';

export type NoticeWords = {
  labels: Record<
    'where' | 'why' | 'when' | 'howLong' | 'hosts' | 'learns' | 'more' | 'what',
    string
  >;
  storage: {
    heading: string;
    text: string;
    withCookies: string;
    places: { session: string; local: string; vendor: string };
    entries: Record<StorageId, Purpose & { when: ByConsent }>;
  };
  contacts: {
    heading: string;
    none: string;
    some: string;
    links: string;
    form: ContactWords;
    /** Where the site's own form sends leads. */
    sending: ContactWords;
    /** The hosts of pictures that are not files of the site. */
    pictures: ContactWords;
    vendors: Record<
      VendorId,
      { why: string; learns: string; policyUrl: string; stored: Record<string, Purpose> }
    >;
    when: { consent: ByConsent; always: string };
  };
  form: {
    heading: string;
    demo: string;
    hosted: string;
    own: string;
    /** The fields of the site's own form. {fields} stands for their labels. */
    fields: string;
    /** What becomes of text in the site's own form. */
    draft: string;
    parameters: Readonly<Record<BuildSettings['leadForm']['kind'], string>>;
    noParameters: string;
    kinds: Record<ParameterKind, { what: string; when: ByConsent }>;
  };
  choices: {
    heading: string;
    ask: readonly string[];
    off: string;
    signal: string;
    nothing: string;
    /** What remains after a refusal. */
    remaining: ByConsent;
  };
};

export type LegalSection = { id: string; heading: string; paragraphs: readonly string[] };

/** The ids of the sections that the build itself writes, in order. */
export const BUILT_SECTIONS = ['storage', 'contacts', 'form', 'choices'] as const;

/** A line of an entry. If `codes` is set, its values are shown instead of the text. */
export type NoticeRow = { label: string; text: string; codes?: readonly string[]; href?: string };
export type NoticeEntry = { title: string; isCode: boolean; rows: readonly NoticeRow[] };
export type NoticeSection = {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  entries: readonly NoticeEntry[];
};

type BuiltSection = Omit<NoticeSection, 'id'>;

/** Which keys the site itself can store in this build, and where. */
const OWN_STORAGE: readonly {
  id: StorageId;
  place: 'session' | 'local';
  isUsed: (settings: NoticeSettings) => boolean;
}[] = [
  { id: 'popup', place: 'session', isUsed: () => true },
  {
    id: 'attribution',
    place: 'session',
    isUsed: ({ leadForm }) => leadForm.parameters.some(isAttribution),
  },
  { id: 'attempts', place: 'session', isUsed: ({ leadForm }) => leadForm.kind === 'own' },
  {
    id: 'handedOver',
    place: 'session',
    isUsed: ({ leadForm, languages }) =>
      leadForm.kind === 'own' && Object.keys(languages).length > 0,
  },
  { id: 'consent', place: 'local', isUsed: ({ consent }) => consent },
];

const keyOf = (id: StorageId, { sitePath }: NoticeSettings) =>
  id === 'consent' ? consentKey(sitePath) : STORAGE_KEYS[id];

function kindOf({ name }: ParameterRule): ParameterKind {
  if (name === PRODUCT_PARAMETER) return 'product';
  if (name === LANDING_PAGE) return 'landing';
  if (name === WILDCARD || name.startsWith('utm_')) return 'campaign';
  return isClickId(name) ? 'clickId' : 'other';
}

const hostOf = (url: string) => url.replace(/^https?:\/\//, '');
const hostsOf = (urls: readonly string[]) => [...new Set(urls.map(hostOf))];

function storageSection(
  settings: NoticeSettings,
  words: NoticeWords,
  language: string,
): BuiltSection {
  const { heading, text, withCookies, places, entries } = words.storage;
  const { labels, contacts } = words;
  const mode = settings.consent ? 'ask' : 'off';
  const entry = (key: string, where: string, when: string, { why, howLong }: Purpose) => ({
    title: key,
    isCode: true,
    rows: [
      { label: labels.where, text: where },
      { label: labels.why, text: why },
      { label: labels.when, text: when },
      { label: labels.howLong, text: howLong },
    ],
  });
  const own = OWN_STORAGE.filter(({ isUsed }) => isUsed(settings)).map(({ id, place }) =>
    entry(keyOf(id, settings), places[place], entries[id].when[mode], entries[id]),
  );
  const vendors = vendorsOf(settings);
  const theirs = vendors.flatMap((vendor) =>
    vendor.stored.map((name) => {
      const purpose = contacts.vendors[vendor.id as VendorId].stored[name];
      if (!purpose)
        throw new Error(
          `content/pages/Privacy-notice.ts does not explain "${name}" of ${vendor.name}: add why and howLong.`,
        );
      const where = filled(places.vendor, { who: vendor.name });
      return entry(name, where, whenLoaded(vendor, settings, words), purpose);
    }),
  );
  const setters = vendors.filter((vendor) => vendor.stored.length > 0).map(({ name }) => name);
  return {
    heading,
    paragraphs: [
      setters.length > 0 ? filled(withCookies, { who: listOf(setters, language) }) : text,
    ],
    entries: [...own, ...theirs],
  };
}

/** Vendors with a frame wait for a click, or for consent. Their words are in content/embedWords.ts. */
const isFramed = ({ hosts }: Vendor) => hosts['frame-src'] !== undefined;

const whenLoaded = ({ needsConsent }: Vendor, { consent }: NoticeSettings, words: NoticeWords) =>
  needsConsent ? words.contacts.when.consent[consent ? 'ask' : 'off'] : words.contacts.when.always;

const whenFramed = ({ needsConsent }: Vendor, { consent }: NoticeSettings, { when }: EmbedWords) =>
  needsConsent && consent ? when.ask : when.off;

function contactsSection(
  settings: NoticeSettings,
  words: NoticeWords,
  embedWords: EmbedWords,
): BuiltSection {
  const { labels, contacts } = words;
  const { leadForm: form } = settings;
  const entry = (who: ContactWords, urls: readonly string[]) => ({
    title: who.name,
    isCode: false,
    rows: [
      { label: labels.hosts, text: '', codes: hostsOf(urls) },
      { label: labels.when, text: who.when },
      { label: labels.why, text: who.why },
      { label: labels.learns, text: who.learns },
    ],
  });
  const forms = [
    ...(form.kind === 'hosted' ? [entry(contacts.form, form.origins)] : []),
    ...(form.kind === 'own' ? [entry(contacts.sending, form.sending.origins)] : []),
  ];
  const vendors = vendorsOf(settings).map((vendor) => {
    const { why, learns, policyUrl } = isFramed(vendor)
      ? embedWords.vendors[vendor.id]!
      : contacts.vendors[vendor.id as VendorId];
    const when = isFramed(vendor)
      ? whenFramed(vendor, settings, embedWords)
      : whenLoaded(vendor, settings, words);
    return {
      title: vendor.name,
      isCode: false,
      rows: [
        { label: labels.hosts, text: '', codes: hostsOf(Object.values(vendor.hosts).flat()) },
        { label: labels.when, text: when },
        { label: labels.why, text: why },
        { label: labels.learns, text: learns },
        { label: labels.more, text: hostOf(policyUrl), href: policyUrl },
      ],
    };
  });
  const pictures =
    settings.pictureOrigins.length > 0 ? [entry(contacts.pictures, settings.pictureOrigins)] : [];
  const entries = [...forms, ...pictures, ...vendors];
  return {
    heading: contacts.heading,
    paragraphs: [entries.length > 0 ? contacts.some : contacts.none, contacts.links],
    entries,
  };
}

function formSection(
  { leadForm, consent }: NoticeSettings,
  words: NoticeWords,
  fields: readonly LeadField[],
  language: string,
): BuiltSection {
  const { labels, form } = words;
  const names = fields.map(({ label }) => `“${label}”`);
  const mode = consent ? 'ask' : 'off';
  return {
    heading: form.heading,
    paragraphs: [
      form[leadForm.kind],
      ...(leadForm.kind === 'own'
        ? [filled(form.fields, { fields: listOf(names, language) }), form.draft]
        : []),
      leadForm.parameters.length > 0 ? form.parameters[leadForm.kind] : form.noParameters,
    ],
    entries: leadForm.parameters.map((rule) => ({
      title: rule.sent,
      isCode: true,
      rows: [
        { label: labels.what, text: form.kinds[kindOf(rule)].what },
        { label: labels.when, text: form.kinds[kindOf(rule)].when[mode] },
      ],
    })),
  };
}

function choicesSection(
  settings: NoticeSettings,
  words: NoticeWords,
  language: string,
): BuiltSection {
  const { choices } = words;
  const waiting = consentVendors(settings);
  const advertises =
    waiting.length > 0 ||
    settings.leadForm.parameters.some((rule) => !['product', 'landing'].includes(kindOf(rule)));
  const setters = waiting.filter(({ stored }) => stored.length > 0).map(({ name }) => name);
  const remaining = choices.remaining[settings.consent ? 'ask' : 'off'];
  const paragraphs = [
    ...(settings.consent ? choices.ask : [advertises ? choices.off : choices.nothing]),
    ...(advertises || settings.consent ? [choices.signal] : []),
    ...(setters.length > 0 ? [filled(remaining, { who: listOf(setters, language) })] : []),
  ];
  return { heading: choices.heading, paragraphs, entries: [] };
}

/** The sections of the notice, in order: first what the build knows, then what the owner writes. */
export const noticeSections = (
  settings: NoticeSettings,
  words: NoticeWords,
  embedWords: EmbedWords,
  legal: readonly LegalSection[],
  fields: readonly LeadField[],
  language: string,
): readonly NoticeSection[] => {
  const built: Record<(typeof BUILT_SECTIONS)[number], BuiltSection> = {
    storage: storageSection(settings, words, language),
    contacts: contactsSection(settings, words, embedWords),
    form: formSection(settings, words, fields, language),
    choices: choicesSection(settings, words, language),
  };
  return [
    ...BUILT_SECTIONS.map((id) => ({ id, ...built[id] })),
    ...legal.map((section) => ({ ...section, entries: [] })),
  ];
};
