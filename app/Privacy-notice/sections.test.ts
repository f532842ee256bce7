import { siteFacts } from '@/jest.setup';
import { readSettings, type Settings } from '@/lib/settings/env';
import { embedVendors, explained } from '@/lib/embeds/embed';
import { embeds } from '@/scripts/test/content/embeds';
import { embedWords } from '@/scripts/test/content/embedWords';
import { privacyNotice } from '@/scripts/test/content/pages/Privacy-notice';
import type { NoticeEntry } from '@/lib/privacy/notice';
import type { Source } from '@/lib/privacy/sources';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import { policyText } from '@/kit/finish/policy';
import { factsOf, pageDirectives } from '@/scripts/policy/csp';

import { noticeSections } from './sections';

const { words } = privacyNotice;

const noticeOf = (settings: Settings, sources: readonly Source[] = []) =>
  noticeSections(settings, [...sources, ...explained(FRAMES, embedWords)]);
const sectionOf = (settings: Settings, id: string) =>
  noticeOf(settings).find((section) => section.id === id)!;
const titles = (settings: Settings, id: string) =>
  sectionOf(settings, id).entries.map(({ title }) => title);

/** The values of each setting that changes what is stored, sent or loaded. */
const CHOICES: Record<string, readonly string[]> = {
  form: ['', 'URL https://forms.brightkiln.example/contact', 'ACTION https://formspree.io/f/abc'],
  NEXT_PUBLIC_LEAD_FORM_PARAMETERS: ['', 'off', 'product=p,ref,gclid'],
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: ['', 'none', '1234567'],
  NEXT_PUBLIC_ANALYTICS: [
    '',
    'https://plausible.io/js/pa-a.js, G-ABC123',
    '94db1cb1-74f4-4a40-ad6c-962362670409',
  ],
  NEXT_PUBLIC_TRACKING_CONSENT: ['', 'ask'],
};

/** `form` stands for one of the settings that choose the form, named before its value. */
const setting = (name: string, value: string) => {
  if (name !== 'form') return { [name]: value };
  const [which, url = ''] = value.split(' ');
  return which ? { [`NEXT_PUBLIC_LEAD_FORM_${which}`]: url } : {};
};

const combinations = Object.entries(CHOICES).reduce<Record<string, string>[]>(
  (all, [name, values]) =>
    all.flatMap((one) => values.map((value) => ({ ...one, ...setting(name, value) }))),
  [{}],
);

const hostOf = (url: string) => new URL(url).host;
/** The hosts in a policy. */
const hostsIn = (policy: string) => [
  ...new Set([...policy.matchAll(/https?:\/\/([^\s;]+)/g)].map(([, host]) => host!)),
];

const FRAMES = embedVendors(embeds, ['reel', 'diary']);
const builds = combinations.map((env) => readSettings(siteFacts, env));

const differences = (named: readonly string[], expected: readonly string[]) => [
  ...expected.filter((each) => !named.includes(each)).map((each) => `lacks ${each}`),
  ...named.filter((each) => !expected.includes(each)).map((each) => `has ${each}, but should not`),
];
/** The facts of an entry that are no text. */
const lacking = ({ title, facts }: NoticeEntry, labels: readonly (keyof NoticeEntry['facts'])[]) =>
  labels
    .filter((label) => !/^(?!.*\{)\w/.test(String(facts[label])))
    .map((label) => `${title}: ${label}`);

const RULES: Record<string, (settings: Settings) => readonly string[]> = {
  'names exactly the hosts of the policy': (settings) => {
    const named = sectionOf(settings, 'contacts').entries.flatMap(({ facts }) => facts.hosts ?? []);
    const directives = pageDirectives(factsOf(settings, FRAMES), { scripts: [], styles: [] });
    const allowed = hostsIn(policyText(directives)).filter(
      (host) => host !== hostOf(settings.siteUrl),
    );
    return differences(named, allowed);
  },
  'gives a time, a purpose and what it learns for everybody who is contacted': (settings) =>
    sectionOf(settings, 'contacts').entries.flatMap((entry) =>
      lacking(entry, ['when', 'why', 'learns']),
    ),
  'gives a place, a purpose, a time and a duration for everything that is stored': (settings) =>
    sectionOf(settings, 'storage').entries.flatMap((entry) =>
      lacking(entry, ['where', 'why', 'when', 'howLong']),
    ),
  'lists the keys of the site, and what the vendors store that it loads': (settings) => {
    const isAttributed = settings.leadForm.parameters.some(({ name }) => name !== 'product');
    const keys = [
      STORAGE_KEYS.popup,
      isAttributed && STORAGE_KEYS.attribution,
      settings.leadForm.kind === 'own' && STORAGE_KEYS.attempts,
      settings.consent && STORAGE_KEYS.consent,
      ...settings.vendors.flatMap(({ stored }) => stored),
    ];
    return differences(
      titles(settings, 'storage'),
      keys.filter((key) => key !== false),
    );
  },
  'lists the fields of the site’s own form, and of no other': (settings) => {
    const [, fields = ''] = sectionOf(settings, 'form').paragraphs;
    const isOwn = settings.leadForm.kind === 'own';
    const listed = isOwn
      ? fields.includes('“Your name”, “Your email”, and “Your letter”')
      : !fields.includes('Your email');
    return listed ? [] : [`${settings.leadForm.kind}: ${fields}`];
  },
  'lists each parameter of the form under the name that the form gets': (settings) =>
    differences(
      titles(settings, 'form'),
      settings.leadForm.parameters.map(({ sent }) => sent),
    ),
  'explains consent exactly if visitors are asked': (settings) => {
    const explains = sectionOf(settings, 'choices').paragraphs.includes(words.choices.ask[1]!);
    return explains === settings.consent ? [] : [`consent: ${settings.consent}`];
  },
};

it.each(Object.entries(RULES))('With any settings, the privacy notice %s', (_, faultsOf) => {
  // One missing fact is one failure.
  expect([...new Set(builds.flatMap(faultsOf))]).toEqual([]);
});

it('The privacy notice has what content/sources.ts says about other hosts', () => {
  const settings = readSettings(siteFacts, {});
  const source: Source = {
    what: 'pictures',
    origins: ['https://cdn.example', 'https://b.example'],
    policyUrl: 'https://policy.example/',
    ...words.contacts.form,
  };
  const sections = noticeOf(settings, [source]);
  const { entries, paragraphs } = sections.find(({ id }) => id === 'contacts')!;
  expect(paragraphs).toContain(words.contacts.some);
  const { when, why, learns, name: title } = words.contacts.form;
  const hosts = ['cdn.example', 'b.example'];
  const facts = { hosts, when, why, learns, more: source.policyUrl };
  expect(entries[0]).toEqual({ title, facts });
});

it('The privacy notice of a site with frames says that a click loads them', () => {
  const { entries } = sectionOf(readSettings(siteFacts, {}), 'contacts');
  expect(entries.find(({ title }) => title === 'Reel & Co')!.facts.when).toBe('If you click');
});
