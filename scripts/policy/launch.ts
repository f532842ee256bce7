/**
 * The rules of `npm run launch`: what must not be on a live site. There are no warnings: you can
 * fix or decide every finding. Claims that may be true for the owner, too (weeks, benefits,
 * answers), are not findings, because nothing could resolve them. README.md asks owners to read
 * those.
 */
import type { Settings } from '@/lib/env';
import type { Stamp } from '@/scripts/build/stamp';

/** A text of content/ and where to edit it: `content/site.ts`, `site.social[0].href`. */
export type Word = { file: string; record: string; text: string };

export type LaunchFacts = {
  /** The settings that a build would use, or its error message. */
  settings: Settings | { error: string };
  words: readonly Word[];
  /** Whether security.txt has expired, or is confirmed for a date in the future. */
  securityDue: boolean;
  pictures: Readonly<Record<string, string>>;
  /** The texts and picture hashes of the sample company. */
  sample: { texts: readonly string[]; pictures: Readonly<Record<string, string>> };
  /** Hash of the current sources. */
  sources: string;
  /** The last build: its stamp and the content of its text files. `null` if there is no export. */
  out: { stamp: Stamp; files: Readonly<Record<string, string>> } | null;
};

export type Finding = { rule: string; file: string; found: string; remedy: string };

/** Reserved domain names (RFC 2606, RFC 6761). Does not match minified code such as `i.test(`. */
const RESERVED_NAMES = [
  /(?<![\w-])(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)(?![\w(-]|\.\w)/gi,
  /(?<![\w-])(?:[a-z\d-]+\.)*example\.(?:com|net|org)(?![\w-]|\.\w)/gi,
  /(?<=\/\/|@)(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?![\w-]|\.\w)/gi,
];
/** Hosts that exist only in a private network: no dot, RFC 6762, RFC 8375, RFC 1918, RFC 3927. */
const PRIVATE_HOST =
  /^[^.:]+$|\.(?:local|internal|home\.arpa)$|^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/;
/**
 * Phone numbers reserved for fiction: North American 555-0100 to 555-0199, and Ofcom's drama
 * numbers.
 */
const FICTION_NUMBER =
  /^(?:1?[2-9]\d{2})?55501\d{2}$|^(?:440?|0)(?:1632960|7700900|2079460|8081570)\d{3}$/;
/** Platforms whose home page is not a profile, and the paths without a profile name. */
const PLATFORM =
  /(?:^|\.)(?:linkedin|x|twitter|facebook|instagram|youtube|github|whatsapp|calendly)\.com$|(?:^|\.)zoom\.us$|^(?:meet\.google\.com|wa\.me|t\.me|m\.me|discord\.gg)$/;
const NO_PROFILE = /^\/(?:company|in|channel|user|send|message|invite|j)?\/?$/;

export const reservedNames = (text: string): string[] => [
  ...new Set(RESERVED_NAMES.flatMap((pattern) => text.match(pattern) ?? [])),
];

export const fictionNumbers = (text: string): string[] =>
  (text.match(/\+?\d[\d\s()./-]{5,}\d/g) ?? []).filter((number) =>
    FICTION_NUMBER.test(number.replace(/\D/g, '').replace(/^440/, '44')),
  );

/** Why visitors cannot reach a URL, or `null` if they can. */
export function hostFault(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'without https';
  const unreachable = reservedNames(`//${hostname}`).length > 0 || PRIVATE_HOST.test(hostname);
  return unreachable ? 'which visitors cannot reach' : null;
}

/** Whether a link leads to a platform, but not to a profile on it. */
export function isBareLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, search } = new URL(url);
  return PLATFORM.test(hostname) && !search && NO_PROFILE.test(pathname);
}

type Hit = Omit<Finding, 'rule'>;
type Rule = (facts: LaunchFacts) => Hit[];

const ENVIRONMENT = '.env.local or the environment';
const REBUILD = 'run `npm run build` with the settings of the live site';

/** A rule for valid settings. Only the rule `settings` reports invalid ones. */
const setting =
  (found: (settings: Settings) => string | null | false, remedy: string): Rule =>
  ({ settings }) => {
    const text = 'error' in settings ? null : found(settings);
    return text ? [{ file: ENVIRONMENT, found: text, remedy }] : [];
  };

/** Reports every match in the texts of content/. */
const inWords =
  (find: (text: string) => string[], what: string, remedy: string): Rule =>
  ({ words }) =>
    words.flatMap(({ file, record, text }) =>
      find(text).map((match) => ({ file, found: `${record}: ${match}, ${what}`, remedy })),
    );

const isLink = ({ file, record }: Word) =>
  file === 'content/site.ts' && /^site\.(chatUrl|social\[\d+\]\.href)$/.test(record);
const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const textRemedy = ({ file, record }: Word) => {
  if (record.startsWith('sampleClient'))
    return 'replace it with the client your lawyer agrees to, or with “[Client]” and “[address]”';
  if (file.endsWith('brands.ts'))
    return 'replace it with a brand you have worked with, with its consent';
  return 'replace it with your own';
};

const pictureRemedy = (file: string) =>
  file.startsWith('public/brands/')
    ? 'replace it with the logo of a brand you have worked with, or delete this file'
    : 'replace it with your own mark; the build makes the icons and social cards from it';

/** Every setting with its path: `leadForm.src`. */
const flat = (value: unknown, at = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, at ? `${at}.${key}` : key))
    : [[at, value]];
/** Settings that record a decision and do not affect the export. */
const DECISIONS = ['trackingDeclined', 'consentDecided'];

const RULES: Readonly<Record<string, Rule>> = {
  settings: ({ settings }) =>
    'error' in settings
      ? [{ file: ENVIRONMENT, found: settings.error, remedy: 'fix it, or leave it empty' }]
      : [],
  'site-url': setting(({ siteUrl }) => {
    const fault = hostFault(siteUrl);
    return fault && `the URL of the site is ${siteUrl}, ${fault}`;
  }, 'set NEXT_PUBLIC_SITE_URL to the https origin of the live site'),
  'demo-form': setting(
    ({ leadForm }) => leadForm.demo && 'the lead form is the demo form: no lead reaches you',
    'set NEXT_PUBLIC_LEAD_FORM_URL, or NEXT_PUBLIC_LEAD_FORM_HOST and NEXT_PUBLIC_LEAD_FORM_ID',
  ),
  'form-host': setting(({ leadForm }) => {
    const fault = leadForm.demo ? null : hostFault(leadForm.src);
    return fault && `the URL of the form is ${leadForm.src}, ${fault}`;
  }, 'set NEXT_PUBLIC_LEAD_FORM_URL, or NEXT_PUBLIC_LEAD_FORM_HOST, to an https URL that visitors can reach'),
  // A partner id alone is enough: the tag counts views and reports no conversions.
  tracking: setting(
    ({ tracking, trackingDeclined }) =>
      !tracking && !trackingDeclined && 'LinkedIn tracking has not been decided',
    'set NEXT_PUBLIC_LINKEDIN_PARTNER_ID to your id, or to none',
  ),
  consent: setting(
    ({ tracking, consentDecided }) =>
      tracking !== null && !consentDecided && 'the consent banner has not been decided',
    'set NEXT_PUBLIC_TRACKING_CONSENT to ask, or to off where the law needs no consent',
  ),
  'reserved-name': inWords(
    reservedNames,
    'a reserved name that nobody can own',
    'replace it with your own',
  ),
  'reserved-number': inWords(
    fictionNumbers,
    'a number reserved for fiction',
    'replace it with your own number',
  ),
  // Report only the first occurrence, because other texts are derived from it.
  'sample-text': ({ words, sample }) =>
    sample.texts.flatMap((text) => {
      const whole = new RegExp(`(?<!\\w)${escaped(text)}(?!\\w)`);
      const first = words.find((word) => whole.test(word.text));
      if (!first) return [];
      const found = `${first.record}: ${quoted(text)}, which belongs to the sample company`;
      return [{ file: first.file, found, remedy: textRemedy(first) }];
    }),
  'bare-link': ({ words }) =>
    words
      .filter((word) => isLink(word) && isBareLink(word.text))
      .map(({ file, record, text }) => ({
        file,
        found: `${record}: ${text}, the platform’s home page, not your profile`,
        remedy: 'replace it with the URL of your own page there',
      })),
  'twin-link': ({ words }) => {
    const plain = (text: string) => text.toLowerCase().replace(/\/$/, '');
    // The same chat link appears in the hero and in the footer on purpose.
    const links = words.filter((word) => isLink(word) && word.record !== 'site.chatUrl');
    return links.flatMap(({ file, record, text }, index) => {
      const twin = links.slice(0, index).find((other) => plain(other.text) === plain(text));
      if (!twin) return [];
      const found = `${record}: ${text}, the same as ${twin.record}`;
      return [{ file, found, remedy: 'replace one of them with the correct URL' }];
    });
  },
  'security-date': ({ securityDue }) =>
    securityDue
      ? [
          {
            file: 'content/site.ts',
            found: 'security.confirmed: the date is too old, or in the future',
            remedy: 'make sure that security reports are read, then set it to today’s date',
          },
        ]
      : [],
  'sample-picture': ({ pictures, sample }) =>
    Object.entries(pictures)
      .filter(([, hash]) => Object.values(sample.pictures).includes(hash))
      .map(([file]) => ({
        file,
        found: 'a picture of the sample company',
        remedy: pictureRemedy(file),
      })),
  'no-export': ({ out }) =>
    out ? [] : [{ file: 'out/', found: 'there is no finished export', remedy: REBUILD }],
  'stale-export': ({ out, sources }) =>
    out && out.stamp.sources !== sources
      ? [{ file: 'out/', found: 'built before the last change to the sources', remedy: REBUILD }]
      : [],
  'other-settings': ({ out, settings }) => {
    if (!out || 'error' in settings) return [];
    const now = Object.fromEntries(flat(settings));
    const then = Object.fromEntries(flat(out.stamp.settings));
    return Object.keys({ ...now, ...then })
      .filter((name) => now[name] !== then[name] && !DECISIONS.includes(name))
      .map((name) => ({
        file: 'out/',
        found: `built with ${name} ${then[name] ?? 'unset'}, but the settings say ${now[name] ?? 'unset'}`,
        remedy: REBUILD,
      }));
  },
  // Names in the settings or the content are reported by other rules and disappear with the next
  // build.
  'export-name': ({ out, words, settings }) => {
    const sources = [...words.map(({ text }) => text), JSON.stringify(settings)];
    const known = new Set(sources.flatMap(reservedNames));
    const first = new Map<string, string>();
    for (const [file, text] of Object.entries(out?.files ?? {}))
      for (const name of reservedNames(text))
        if (!known.has(name) && !first.has(name)) first.set(name, file);
    return [...first].map(([name, file]) => ({
      file,
      found: `${name}, a reserved name that nobody can own`,
      remedy: `remove it from app/, components/ or public/, then ${REBUILD}`,
    }));
  },
};

export const launchFindings = (facts: LaunchFacts): Finding[] =>
  Object.entries(RULES).flatMap(([rule, hits]) => hits(facts).map((hit) => ({ rule, ...hit })));
