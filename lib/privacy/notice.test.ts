import { siteFacts } from '@/jest.setup';
import { readSettings, settingsWith, type BuildSettings } from '@/lib/settings/env';
import { noticeSections, type NoticeEntry, type NoticeWords } from '@/lib/privacy/notice';
import type { Source } from '@/lib/privacy/sources';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import type { Vendor } from '@/lib/tracking/vendor';
import { vendorsOf } from '@/lib/tracking/vendors';
import { policyText } from '@/kit/finish/policy';
import { factsOf, pageDirectives } from '@/scripts/policy/csp';

const purpose = { why: 'So that we know.', howLong: 'A day' };
const byConsent = { ask: 'If you nod', off: 'On every page' };
const contact = {
  name: 'The post office',
  when: 'When you write',
  why: 'To carry your letter',
  learns: 'What you write',
};
const storedBy = (names: readonly string[]) => ({
  why: 'To count you',
  learns: 'Which pages you read',
  policyUrl: 'https://policy.example/',
  stored: Object.fromEntries(names.map((name) => [name, purpose])),
});
const stored = { ...purpose, when: byConsent };
const kind = (what: string) => ({ what, when: byConsent });

const words = {
  labels: {
    where: 'Where',
    why: 'Why',
    when: 'When',
    howLong: 'How long',
    hosts: 'Hosts',
    learns: 'Learns',
    more: 'More',
    what: 'What',
  },
  storage: {
    heading: 'Kept by your browser',
    text: 'We bake no cookies.',
    withCookies: 'We bake no cookies; {who} may.',
    places: { session: 'This tab', local: 'This browser', vendor: 'Kept by {who}' },
    // The types ask the owner's words for each key and each vendor, not these.
    entries: {
      popup: stored,
      attribution: stored,
      attempts: stored,
      handedOver: stored,
      consent: stored,
    } as NoticeWords['storage']['entries'],
  },
  contacts: {
    heading: 'Who else is told',
    none: 'Nobody.',
    some: 'These.',
    links: 'Links wait for you.',
    form: contact,
    sending: contact,
    vendors: {
      linkedIn: storedBy(['li_fat_id', 'li_giant', 'ln_or', 'li_adsId']),
      plausible: storedBy([]),
      umami: storedBy([]),
      googleAnalytics: storedBy(['_ga', '_ga_*', '_gcl_*', '_gac_*']),
    } as NoticeWords['contacts']['vendors'],
    when: { consent: byConsent, always: 'Always' },
  },
  form: {
    heading: 'What the letter carries',
    demo: 'Nothing.',
    hosted: 'What the post office asks.',
    own: 'What we ask.',
    fields: 'It has {fields}.',
    draft: 'A draft stays with you.',
    parameters: {
      demo: 'Its address has:',
      hosted: 'Its address has:',
      own: 'The post office gets:',
    },
    noParameters: 'Nothing about you.',
    kinds: {
      product: kind('The boat'),
      landing: kind('Your first page'),
      campaign: kind('The poster that you saw'),
      clickId: kind('The number of your click'),
      other: kind('Something else'),
    },
  },
  choices: {
    heading: 'What you decide',
    ask: ['We ask.', 'You may change your mind.'],
    off: 'We do not ask.',
    signal: 'A signal is a no.',
    nothing: 'Nothing to decide.',
    remaining: { ask: '{who} may keep theirs.', off: 'Others keep theirs.' },
  },
} satisfies NoticeWords;

const explained = {
  why: 'To show you something',
  learns: 'That you looked',
  policyUrl: 'https://policy.example/',
};
const embedWords = {
  when: 'If you click',
  vendors: { reel: explained, diary: explained },
};
const legal = [{ id: 'responsible', heading: 'Who answers', paragraphs: ['The yard does.'] }];

const FIELDS = [
  { id: 'name', type: 'text', label: 'Name' },
  { id: 'budget', type: 'select', label: 'Budget', options: ['A', 'B'] },
] as const;
const noticeOf = (settings: BuildSettings, sources: readonly Source[] = []) =>
  noticeSections({ ...settings, sources }, words, embedWords, legal, FIELDS, 'en');
const sectionOf = (settings: BuildSettings, id: string) =>
  noticeOf(settings).find((section) => section.id === id)!;
const titles = (settings: BuildSettings, id: string) =>
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

const frameOf = (id: string, name: string, host: string): Vendor => ({
  id,
  name,
  hosts: { 'frame-src': [host] },
  needsConsent: false,
  supportsTrustedTypes: true,
  stored: [],
});
const FRAMES = [
  [],
  [
    frameOf('reel', 'Reel & Co', 'https://player.reel.example'),
    frameOf('diary', 'Diary', 'https://diary.example'),
  ],
];
const builds = combinations.flatMap((env) =>
  FRAMES.map((frames) => settingsWith(readSettings(siteFacts, env), frames)),
);

const differences = (named: readonly string[], expected: readonly string[]) => [
  ...expected.filter((each) => !named.includes(each)).map((each) => `lacks ${each}`),
  ...named.filter((each) => !expected.includes(each)).map((each) => `has ${each}, but should not`),
];
/** The facts of an entry that are no text. */
const lacking = ({ title, facts }: NoticeEntry, labels: readonly (keyof NoticeEntry['facts'])[]) =>
  labels
    .filter((label) => !/^(?!.*\{)\w/.test(String(facts[label])))
    .map((label) => `${title}: ${label}`);

const RULES: Record<string, (settings: BuildSettings) => readonly string[]> = {
  'names exactly the hosts of the policy': (settings) => {
    const named = sectionOf(settings, 'contacts').entries.flatMap(({ facts }) => facts.hosts ?? []);
    const directives = pageDirectives(factsOf(settings), { scripts: [], styles: [] });
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
      ...vendorsOf(settings).flatMap(({ stored }) => stored),
    ];
    return differences(
      titles(settings, 'storage'),
      keys.filter((key) => key !== false),
    );
  },
  'lists the fields of the site’s own form, and of no other': (settings) => {
    const [, fields = ''] = sectionOf(settings, 'form').paragraphs;
    const isOwn = settings.leadForm.kind === 'own';
    const listed = isOwn ? fields.includes('“Name” and “Budget”') : !fields.includes('Budget');
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
  const settings = settingsWith(readSettings(siteFacts, {}), []);
  const source: Source = {
    what: 'pictures',
    origins: ['https://cdn.example', 'https://b.example'],
    policyUrl: 'https://policy.example/',
    ...contact,
  };
  const sections = noticeOf(settings, [source]);
  const { entries, paragraphs } = sections.find(({ id }) => id === 'contacts')!;
  expect(paragraphs).toContain(words.contacts.some);
  const { when, why, learns, name: title } = contact;
  const hosts = ['cdn.example', 'b.example'];
  const facts = { hosts, when, why, learns, more: source.policyUrl };
  expect(entries).toEqual([{ title, isCode: false, facts }]);
});

it('The privacy notice of a site with frames says that a click loads them', () => {
  const { entries } = sectionOf(settingsWith(readSettings(siteFacts, {}), FRAMES[1]!), 'contacts');
  expect(entries.find(({ title }) => title === 'Reel & Co')!.facts.when).toBe('If you click');
});
