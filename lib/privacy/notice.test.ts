/** @jest-environment node */
import { legal } from '@/lib/fixture/content/legal';
import { privacyNotice } from '@/lib/fixture/content/pages/Privacy-notice';
import { readSettings, type Settings } from '@/lib/env';
import { noticeSections, type NoticeSection } from '@/lib/privacy/notice';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { vendorsOf } from '@/lib/tracking/vendors';
import { policyText } from '@/kit/finish/policy';
import { PAGE_POLICY, factsOf } from '@/scripts/policy/csp';

const { words } = privacyNotice;
const FIELDS = [
  { id: 'name', type: 'text', label: 'Name' },
  { id: 'budget', type: 'select', label: 'Budget', options: ['A', 'B'] },
] as const;
const noticeOf = (settings: Settings, pictureOrigins: readonly string[] = []) =>
  noticeSections({ ...settings, pictureOrigins }, words, legal.sections, FIELDS, 'en');
const sectionOf = (settings: Settings, id: string) =>
  noticeOf(settings).find((section) => section.id === id)!;
const rowOf = ({ rows }: NoticeSection['entries'][number], label: string) =>
  rows.find((row) => row.label === label)!;
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

describe.each(combinations.map((env) => [Object.values(env).join(', '), env]))(
  'the privacy notice with these settings: %s',
  (_, env) => {
    const settings = readSettings(env);

    it('names exactly the hosts of the policy, each with a time, a purpose and what it learns', () => {
      const { entries } = sectionOf(settings, 'contacts');
      const { hosts, when, why, learns } = words.labels;
      const named = entries.flatMap((entry) => rowOf(entry, hosts).codes ?? []);
      const facts = { ...factsOf(settings), scripts: [], styles: [] };
      const allowed = hostsIn(policyText(PAGE_POLICY, facts)).filter(
        (host) => host !== hostOf(settings.siteUrl),
      );
      expect(new Set(named)).toEqual(new Set(allowed));
      for (const entry of entries)
        for (const label of [when, why, learns]) expect(rowOf(entry, label).text).toMatch(/\w/);
    });

    it('gives a place, a purpose, a time and a duration for everything that is stored', () => {
      const { where, why, when, howLong } = words.labels;
      for (const entry of sectionOf(settings, 'storage').entries)
        for (const label of [where, why, when, howLong])
          expect(rowOf(entry, label).text).toMatch(/^(?!.*\{)\w/);
    });

    it('lists the keys of the site, and what the vendors store that it loads', () => {
      const keys: string[] = [
        STORAGE_KEYS.popup,
        ...(settings.leadForm.parameters.some(({ name }) => name !== 'product')
          ? [STORAGE_KEYS.attribution]
          : []),
        ...(settings.leadForm.kind === 'own' ? [STORAGE_KEYS.attempts] : []),
        ...(settings.consent ? [STORAGE_KEYS.consent] : []),
        ...vendorsOf(settings).flatMap(({ stored }) => stored),
      ];
      expect(titles(settings, 'storage')).toEqual(keys);
    });

    it('lists the fields of the site’s own form, and of no other', () => {
      const [, fields] = sectionOf(settings, 'form').paragraphs;
      const expected = expect(fields);
      if (settings.leadForm.kind === 'own') expected.toContain('“Name” and “Budget”');
      else expected.not.toContain('Budget');
    });

    it('lists each parameter of the form under the name that the form gets', () => {
      expect(titles(settings, 'form')).toEqual(
        settings.leadForm.parameters.map(({ sent }) => sent),
      );
    });

    it('explains consent exactly if visitors are asked', () => {
      const choices = sectionOf(settings, 'choices').paragraphs;
      expect(choices.includes(words.choices.ask[1]!)).toBe(settings.consent);
    });
  },
);

it('The privacy notice of a site that neither advertises nor measures says so', () => {
  const settings = readSettings({});
  expect(sectionOf(settings, 'contacts').paragraphs).toContain(words.contacts.none);
  expect(sectionOf(settings, 'choices').paragraphs).toEqual([words.choices.nothing]);
});

it('What a vendor stores must be explained', () => {
  const { linkedIn } = words.contacts.vendors;
  const vendors = { ...words.contacts.vendors, linkedIn: { ...linkedIn, stored: {} } };
  const contacts = { ...words.contacts, vendors };
  const settings = readSettings({ NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1' });
  const facts = { ...settings, pictureOrigins: [] };
  expect(() => noticeSections(facts, { ...words, contacts }, [], FIELDS, 'en')).toThrow(
    'does not explain "li_fat_id" of LinkedIn',
  );
});

it('The privacy notice names the hosts of pictures', () => {
  const sections = noticeOf(readSettings({}), ['https://cdn.example', 'https://b.example']);
  const { entries, paragraphs } = sections.find(({ id }) => id === 'contacts')!;
  expect(paragraphs).toContain(words.contacts.some);
  expect(entries.map(({ title }) => title)).toEqual([words.contacts.pictures.name]);
  expect(rowOf(entries[0]!, words.labels.hosts).codes).toEqual(['cdn.example', 'b.example']);
});
