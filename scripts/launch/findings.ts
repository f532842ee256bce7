/**
 * The rules of `npm run launch`, which finds what must not be on a live site. Each finding can be
 * resolved by a fix or a setting. No rule checks promises to visitors, because a script cannot tell
 * whether the owner keeps them. docs/make-it-yours.md lists them.
 */
import path from 'node:path';

import { collections } from '@/content/collections';
import type { Collection } from '@/lib/entries/collection';
import type { Settings } from '@/lib/settings/env';
import { isForAdvertising } from '@/lib/lead/parameters';
import { SAMPLE_LABEL } from '@/lib/text/sampleLabel';
import { consentVendors } from '@/lib/tracking/vendors';
import type { Word } from '@/scripts/content/read';
import type { Advice } from '@/scripts/content/advice';

import sample from '@/scripts/policy/sample.json';

export type LaunchFacts = {
  settings: Settings;
  words: readonly Word[];
  /** The text of each file in content/ that has words. */
  sources: Readonly<Record<string, string>>;
  /**
   * Hashes of the pictures and the agreement, keyed by file. sample.json contains the hashes of those
   * of the sample company.
   */
  files: Readonly<Record<string, string>>;
  /** What breaks nothing, but would be better otherwise (scripts/content/advice.ts). */
  advice: readonly Advice[];
};

/** Reserved domain names (RFC 2606, RFC 6761). */
const RESERVED_NAME =
  /(?<![\w-])(?:(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z\d-]+\.)*example\.(?:com|net|org))(?![\w-]|\.\w)/gi;
/** North American numbers reserved for fiction: 555-0100 to 555-0199. */
const FICTION_NUMBER = /(?<!\d)(?:\+?1?[\s().-]*[2-9]\d{2}[\s().-]*)?555[\s.-]?01\d{2}(?!\d)/g;

/** Returns why visitors cannot reach a URL, or `null` if they can. */
function hostFault(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'without https';
  return hostname.match(RESERVED_NAME) ? 'which visitors cannot reach' : null;
}

function* settingFindings(settings: Settings): Generator<[found: string, remedy: string]> {
  const { siteUrl, leadForm, tracking, trackingDeclined, consentDecided } = settings;
  if (settings.preview)
    return yield [
      `this is a preview, because of ${settings.preview}`,
      'set NEXT_PUBLIC_SITE_ENV to production',
    ];
  const siteFault = hostFault(siteUrl);
  if (siteFault)
    yield [
      `the URL of the site is ${siteUrl}, ${siteFault}`,
      'set NEXT_PUBLIC_SITE_URL, or `url` in content/site.ts, to the https origin of the live site',
    ];
  const isOwn = leadForm.kind === 'own';
  const formFault = leadForm.kind === 'demo' ? null : hostFault(leadForm.src);
  if (leadForm.kind === 'demo')
    yield [
      'the lead form is the demo form: no lead reaches you',
      'set NEXT_PUBLIC_LEAD_FORM_URL, or NEXT_PUBLIC_LEAD_FORM_HOST and NEXT_PUBLIC_LEAD_FORM_ID, or NEXT_PUBLIC_LEAD_FORM_ACTION',
    ];
  if (formFault)
    yield [
      `${isOwn ? 'the endpoint' : 'the URL'} of the form is ${leadForm.src}, ${formFault}`,
      `set ${isOwn ? 'NEXT_PUBLIC_LEAD_FORM_ACTION' : 'NEXT_PUBLIC_LEAD_FORM_URL, or NEXT_PUBLIC_LEAD_FORM_HOST,'} to an https URL that visitors can reach`,
    ];
  // Conversion IDs are optional: without them, the tag counts views but reports no conversions.
  if (!tracking && !trackingDeclined)
    yield [
      'LinkedIn tracking has not been decided',
      'set NEXT_PUBLIC_LINKEDIN_PARTNER_ID to your id, or to none',
    ];
  const [setter] = consentVendors(settings);
  if ((setter || leadForm.parameters.some(isForAdvertising)) && !consentDecided)
    yield [
      `the consent banner has not been decided, although ${setter ? `${setter.name} sets cookies` : 'the site stores which ad brought a visitor'}`,
      'set NEXT_PUBLIC_TRACKING_CONSENT to ask, or to off where the law needs no consent',
    ];
}

/**
 * Finds reserved domain names, phone numbers reserved for fiction, and text that belongs to the
 * sample company. Sample text is reported once for each file that contains it. What a file derives from
 * another one, such as the name of the company in a title, changes with that one.
 */
function* wordFindings({ words, sources }: LaunchFacts): Generator<Advice> {
  for (const [pattern, what] of [
    [RESERVED_NAME, 'a reserved name that nobody can own'],
    [FICTION_NUMBER, 'a number reserved for fiction'],
  ] as const)
    for (const { file, record, text } of words)
      for (const match of text.match(pattern) ?? [])
        yield {
          file,
          found: `${record}: ${match.trim()}, ${what}`,
          remedy: 'replace it with your own',
        };
  for (const { file, record, text } of words)
    if (text.startsWith(SAMPLE_LABEL))
      yield {
        file,
        found: `${record}: a text marked ${SAMPLE_LABEL}`,
        remedy: 'replace it with your own, without the mark',
      };
  for (const text of sample.texts) {
    const whole = new RegExp(`(?<!\\w)${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
    const found = words.filter((word) => whole.test(word.text));
    for (const file of new Set(found.map((word) => word.file))) {
      if (!sources[file]?.includes(text)) continue;
      const records = found.filter((word) => word.file === file).map(({ record }) => record);
      yield {
        file,
        found: `${records.join(', ')}: “${text}”, which belongs to the sample company`,
        remedy: textRemedy(file),
      };
    }
  }
}

const textRemedy = (file: string) =>
  file.endsWith('brands.json')
    ? 'replace it with a brand you have worked with, with its consent'
    : 'replace it with your own';

const SAMPLE_HASHES: ReadonlySet<string> = new Set(Object.values(sample.files));

const KEEP = 'or, to keep it, remove its line from scripts/policy/sample.json';

/** What to do about the files of the sample company, by file or folder. */
const FILE_REMEDIES: Record<string, string> = {
  'content/mark.svg':
    'replace it with your own mark; the build makes the icons and social cards from it',
  'content/agreement.md': `have a lawyer review it, and replace it with your terms, ${KEEP}`,
  'public/brands/': 'replace each with the logo of a brand you have worked with, or delete it',
  'public/product/': `replace each with your own, and its \`alt\` in content/lists/products.json, ${KEEP}`,
  ...Object.fromEntries(
    Object.entries<Collection>(collections).map(([name, { singular }]) => [
      `content/${name}/`,
      `replace each with a picture of your own, or delete it with its ${singular.toLowerCase()}`,
    ]),
  ),
  'art/masters/': `replace each picture with your own, and change its description in content/, ${KEEP}`,
};

/** One finding for each file or folder. */
function* fileFindings({ files }: LaunchFacts): Generator<Advice> {
  for (const [place, remedy] of Object.entries(FILE_REMEDIES)) {
    const names = Object.entries(files)
      .filter(
        ([file, hash]) =>
          [file, `${path.dirname(file)}/`].includes(place) && SAMPLE_HASHES.has(hash),
      )
      .map(([file]) => path.basename(file));
    if (names.length > 0)
      yield {
        file: place,
        found: `still of the sample company: ${names.join(', ')}`,
        remedy,
      };
  }
}

/** What launchFindings checks, and what only the owner can. */
export const CHECKED = [
  'settings: URL, form, tracking, consent, preview',
  'content/: reserved names and numbers, and what belongs to the sample company',
  'pictures and agreement: whether they are those of the sample company',
];
export const NOT_CHECKED = [
  'whether a lead reaches you: send one from each form, and look for it',
  'whether you keep the promises in content/: docs/make-it-yours.md lists them',
  'whether your terms and your privacy notice are lawful: ask a lawyer',
  'whether the descriptions of pictures match the pictures that you replaced',
  'the live host: https, headers, redirects and the 404 page',
];

export const launchFindings = (facts: LaunchFacts): Advice[] => [
  ...[...settingFindings(facts.settings)].map(([found, remedy]) => ({
    file: '.env.local or the environment',
    found,
    remedy,
  })),
  ...wordFindings(facts),
  ...fileFindings(facts),
  ...facts.advice,
];
