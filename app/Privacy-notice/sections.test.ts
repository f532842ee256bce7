import { siteFacts } from '@/jest.setup';
import { readSettings, type Settings } from '@/lib/settings/env';
import { embedVendors, explained } from '@/lib/embeds/embed';
import { embeds } from '@/scripts/test/content/embeds';
import { embedWords } from '@/scripts/test/content/embedWords';
import { privacyNotice } from '@/scripts/test/content/pages/Privacy-notice';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import { policyText } from '@/kit/finish/policy';
import { pageDirectives } from '@/scripts/policy/csp';

import { noticeSections } from './sections';

const { words } = privacyNotice;
const FRAMES = embedVendors(embeds, ['reel', 'diary']);

const sectionOf = (settings: Settings, id: string) =>
  noticeSections(settings, explained(FRAMES, embedWords)).find((section) => section.id === id)!;
const titles = (settings: Settings, id: string) =>
  sectionOf(settings, id).entries.map(({ title }) => title);

const setting = (name: string, ...values: readonly string[]) =>
  values.map((value) => ({ [`NEXT_PUBLIC_${name}`]: value }));

/** The values of each setting that changes what is stored, sent or loaded. */
const CHOICES = [
  [
    {},
    ...setting('LEAD_FORM_URL', 'https://forms.brightkiln.example/contact'),
    ...setting('LEAD_FORM_ACTION', 'https://formspree.io/f/abc'),
  ],
  setting('LEAD_FORM_PARAMETERS', '', 'off', 'product=p,ref,gclid'),
  setting('LINKEDIN_PARTNER_ID', '', 'none', '1234567'),
  setting('ANALYTICS', '', 'https://plausible.io/js/pa-a.js, G-ABC123'),
  setting('TRACKING_CONSENT', '', 'ask'),
];

const builds = CHOICES.reduce<Record<string, string>[]>(
  (all, values) => all.flatMap((one) => values.map((value) => ({ ...one, ...value }))),
  [{}],
).map((env) => readSettings(siteFacts, env));

/** The hosts in a policy, without that of the site. */
const hostsIn = (policy: string, siteUrl: string) =>
  [...policy.matchAll(/https?:\/\/([^\s;]+)/g)]
    .map(([, host]) => host!)
    .filter((host) => host !== new URL(siteUrl).host);

/** What the notice says with some settings, and what it should say. */
const RULES: Record<string, (settings: Settings) => (readonly unknown[])[]> = {
  'names exactly the hosts of the policy': (settings) => {
    const named = sectionOf(settings, 'contacts').entries.flatMap(({ facts }) => facts.hosts ?? []);
    const directives = pageDirectives(settings, FRAMES, { scripts: [], styles: [] });
    return [named, hostsIn(policyText(directives), settings.siteUrl)];
  },
  'lists the keys of the site, and what the vendors store that it loads': (settings) => {
    const isAttributed = settings.leadForm.parameters.some(({ name }) => name !== 'product');
    const keys = [
      STORAGE_KEYS.popup,
      isAttributed && STORAGE_KEYS.attribution,
      settings.leadForm.kind === 'own' && STORAGE_KEYS.attempts,
      settings.consent && STORAGE_KEYS.consent,
      ...settings.vendors.flatMap(({ stored }) => stored),
    ];
    return [titles(settings, 'storage'), keys.filter((key) => key !== false)];
  },
  'lists the fields of the site’s own form, and of no other': (settings) => {
    const paragraphs = sectionOf(settings, 'form').paragraphs.join('\n');
    const isListed = paragraphs.includes('“Your name”, “Your email”, and “Your letter”');
    return [[isListed], [settings.leadForm.kind === 'own']];
  },
  'lists each parameter of the form under the name that the form gets': (settings) => [
    titles(settings, 'form'),
    settings.leadForm.parameters.map(({ sent }) => sent),
  ],
  'explains consent exactly if visitors are asked': (settings) => {
    const explains = sectionOf(settings, 'choices').paragraphs.includes(words.choices.ask[1]!);
    return [[explains], [settings.consent]];
  },
};

it.each(Object.entries(RULES))('With any settings, the privacy notice %s', (_, factsIn) => {
  for (const settings of builds) {
    const [said, expected] = factsIn(settings);
    expect(new Set(said)).toEqual(new Set(expected));
  }
});
