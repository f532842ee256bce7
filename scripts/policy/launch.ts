/**
 * The rules of `npm run launch`: what must not be on a live site. There are no warnings: every
 * finding can be resolved by a fix or a setting. Claims that may also be true of the owner's
 * company are not findings, because nothing could resolve them; docs/make-it-yours.md lists them.
 */
import type { Settings } from '@/lib/env';
import type { Word } from '@/scripts/build/content';
import type { Stamp } from '@/scripts/build/stamp';

export type LaunchFacts = {
  /** The settings that a build would use, or its error message. */
  settings: Settings | { error: string };
  words: readonly Word[];
  /** Whether security.txt has expired, or is confirmed for a date in the future. */
  securityDue: boolean;
  /** Hashes of the pictures that owners replace, by file. */
  pictures: Readonly<Record<string, string>>;
  /** The text and the picture hashes of the sample company. */
  sample: { texts: readonly string[]; pictures: Readonly<Record<string, string>> };
  sources: string;
  /** The stamp of the export in out/, or `null` if there is none. */
  stamp: Stamp | null;
};

export type Finding = { file: string; found: string; remedy: string };
type Rule = (facts: LaunchFacts) => Finding[];

/** Reserved domain names (RFC 2606, RFC 6761). */
const RESERVED_NAME =
  /(?<![\w-])(?:(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z\d-]+\.)*example\.(?:com|net|org))(?![\w-]|\.\w)/gi;
/**
 * Hosts that only this machine or a local network can reach: names without a dot, loopback,
 * RFC 6762, RFC 8375, RFC 1918, RFC 3927.
 */
const PRIVATE_HOST =
  /^[^.]+$|\.(?:local|internal|home\.arpa)$|^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/;
/** North American numbers reserved for fiction: 555-0100 to 555-0199. */
const FICTION_NUMBER = /(?<!\d)(?:\+?1?[\s().-]*[2-9]\d{2}[\s().-]*)?555[\s.-]?01\d{2}(?!\d)/g;

const matches = (text: string, pattern: RegExp) => text.match(pattern) ?? [];

/** Why visitors cannot reach a URL, or `null` if they can. */
function hostFault(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'without https';
  const isReserved = matches(hostname, RESERVED_NAME).length > 0;
  return isReserved || PRIVATE_HOST.test(hostname) ? 'which visitors cannot reach' : null;
}

const ENVIRONMENT = '.env.local or the environment';
const REBUILD = 'run `npm run build` with the settings of the live site';

/** A rule for valid settings. Only the first rule reports invalid ones. */
const setting =
  (found: (settings: Settings) => string | null | false, remedy: string): Rule =>
  ({ settings }) => {
    const text = 'error' in settings ? null : found(settings);
    return text ? [{ file: ENVIRONMENT, found: text, remedy }] : [];
  };

/** Reports every match in the text of content/. */
const inWords =
  (pattern: RegExp, what: string): Rule =>
  ({ words }) =>
    words.flatMap(({ file, record, text }) =>
      matches(text, pattern).map((match) => ({
        file,
        found: `${record}: ${match.trim()}, ${what}`,
        remedy: 'replace it with your own',
      })),
    );

const textRemedy = ({ file, record }: Word) => {
  if (record.startsWith('sampleClient'))
    return 'replace it with the client your lawyer agrees to, or with “[Client]” and “[address]”';
  if (file.endsWith('brands.ts'))
    return 'replace it with a brand you have worked with, with its consent';
  return 'replace it with your own';
};

/** Every setting with its path: `leadForm.src`. */
const flat = (value: unknown, at = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, at ? `${at}.${key}` : key))
    : [[at, value]];
/** Settings that record a decision and do not affect the export. */
const DECISIONS = ['trackingDeclined', 'consentDecided'];

const RULES: readonly Rule[] = [
  ({ settings }) =>
    'error' in settings
      ? [{ file: ENVIRONMENT, found: settings.error, remedy: 'fix it, or leave it empty' }]
      : [],
  setting(({ siteUrl }) => {
    const fault = hostFault(siteUrl);
    return fault && `the URL of the site is ${siteUrl}, ${fault}`;
  }, 'set NEXT_PUBLIC_SITE_URL, or `url` in content/site.ts, to the https origin of the live site'),
  setting(
    ({ leadForm }) => leadForm.demo && 'the lead form is the demo form: no lead reaches you',
    'set NEXT_PUBLIC_LEAD_FORM_URL, or NEXT_PUBLIC_LEAD_FORM_HOST and NEXT_PUBLIC_LEAD_FORM_ID',
  ),
  setting(({ leadForm }) => {
    const fault = leadForm.demo ? null : hostFault(leadForm.src);
    return fault && `the URL of the form is ${leadForm.src}, ${fault}`;
  }, 'set NEXT_PUBLIC_LEAD_FORM_URL, or NEXT_PUBLIC_LEAD_FORM_HOST, to an https URL that visitors can reach'),
  // A partner ID alone is enough: the tag then counts views but reports no conversions.
  setting(
    ({ tracking, trackingDeclined }) =>
      !tracking && !trackingDeclined && 'LinkedIn tracking has not been decided',
    'set NEXT_PUBLIC_LINKEDIN_PARTNER_ID to your id, or to none',
  ),
  setting(
    ({ tracking, consentDecided }) =>
      tracking !== null && !consentDecided && 'the consent banner has not been decided',
    'set NEXT_PUBLIC_TRACKING_CONSENT to ask, or to off where the law needs no consent',
  ),
  inWords(RESERVED_NAME, 'a reserved name that nobody can own'),
  inWords(FICTION_NUMBER, 'a number reserved for fiction'),
  // Report only the first occurrence, because other text is derived from it.
  ({ words, sample }) =>
    sample.texts.flatMap((text) => {
      const whole = new RegExp(`(?<!\\w)${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
      const first = words.find((word) => whole.test(word.text));
      if (!first) return [];
      const found = `${first.record}: “${text}”, which belongs to the sample company`;
      return [{ file: first.file, found, remedy: textRemedy(first) }];
    }),
  ({ securityDue }) =>
    securityDue
      ? [
          {
            file: 'content/site.ts',
            found: 'security.confirmed: the date is too old, or in the future',
            remedy: 'make sure that security reports are read, then set it to today’s date',
          },
        ]
      : [],
  ({ pictures, sample }) =>
    Object.entries(pictures)
      .filter(([, hash]) => Object.values(sample.pictures).includes(hash))
      .map(([file]) => ({
        file,
        found: 'a picture of the sample company',
        remedy: file.startsWith('public/brands/')
          ? 'replace it with the logo of a brand you have worked with, or delete this file'
          : 'replace it with your own mark; the build makes the icons and social cards from it',
      })),
  ({ stamp }) =>
    stamp ? [] : [{ file: 'out/', found: 'there is no finished export', remedy: REBUILD }],
  ({ stamp, sources }) =>
    stamp && stamp.sources !== sources
      ? [{ file: 'out/', found: 'built before the last change to the sources', remedy: REBUILD }]
      : [],
  ({ stamp, settings }) => {
    if (!stamp || 'error' in settings) return [];
    const now = Object.fromEntries(flat(settings));
    const then = Object.fromEntries(flat(stamp.settings));
    return Object.keys({ ...now, ...then })
      .filter((name) => now[name] !== then[name] && !DECISIONS.includes(name))
      .map((name) => ({
        file: 'out/',
        found: `built with ${name} ${then[name] ?? 'unset'}, but the settings say ${now[name] ?? 'unset'}`,
        remedy: REBUILD,
      }));
  },
];

export const launchFindings = (facts: LaunchFacts): Finding[] =>
  RULES.flatMap((rule) => rule(facts));
