import { z } from 'zod';

import { isOrigin, respelled } from '@/lib/origins';
import { parsed } from '@/lib/schema';
import type { EmbedId } from '@/lib/embed';

/** Social networks where the company has a profile, which search engines connect with it. */
export const PROFILE_KINDS = [
  'linkedin',
  'x',
  'github',
  'youtube',
  'instagram',
  'facebook',
  'mastodon',
  'bluesky',
] as const;

/** All kinds of social links. Each has an icon in components/site/SocialIcon.tsx. */
export const SOCIAL_KINDS = [
  ...PROFILE_KINDS,
  'whatsapp',
  'telegram',
  'chat',
  'video',
  'link',
] as const;

/** A place of the company. An address may lack any of its parts, but not its line. */
export type Office = {
  /** Tells several offices apart. */
  name?: string;
  /** The address as visitors read it. The parts below are for search engines and address books. */
  line: string;
  street?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  /** ISO 3166-1 code. */
  country?: string;
};

/** The site in one of its languages, each of which is a deployment of its own (docs/make-it-yours.md). */
export type Alternate = {
  /** A BCP 47 tag, such as `en` or `de-CH`. */
  language: string;
  /** What its speakers call it, such as `Deutsch`. */
  label: string;
  /** The https URL of its home page, without a slash at its end. */
  url: string;
  /** Whether search engines show it to speakers of all other languages. */
  default?: boolean;
  /** The paths of pages that it does not have, such as `/Work`. */
  missing?: readonly string[];
};

/** The type of the company facts in content/site.ts. */
export type Company = {
  /** The language of the site as a BCP 47 tag, such as `en` or `de-CH`. */
  language: string;
  alternates: readonly Alternate[];
  name: string;
  /** The name in the navigation bar of phones, which is wide enough for about 12 letters. */
  shortName?: string;
  legalName: string;
  url: string;
  tagline: string;
  signature: string;
  mission: string;
  /** The first one is the registered office. */
  offices: readonly [Office, ...Office[]];
  email: string;
  phone: { display: string; e164: string };
  hours: {
    schedule: string;
    reply: string;
    meaning: string;
    /** The days and times for search engines: names of schema.org, and times of 24 hours. */
    days: readonly (
      'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    )[];
    opens: string;
    closes: string;
  };
  chatUrl: string | null;
  callUrl: string | null;
  embeds: readonly EmbedId[];
  /** The kind selects the icon. For a link to anything else, use `link`. */
  social: readonly {
    kind: (typeof SOCIAL_KINDS)[number];
    /** An icon of your own instead: the path of lines on a grid of 24 units, as `d` of an SVG path. */
    icon?: string;
    label: string;
    href: string;
  }[];
};

function isLanguage(tag: string) {
  try {
    return Boolean(new Intl.Locale(tag).maximize().region);
  } catch {
    return false;
  }
}

const language = z.string().refine(isLanguage, 'a language tag, such as en or de-CH');
const https = z.url({ protocol: /^https$/, error: 'an https URL' });
const time = z.iso.time({ precision: -1, error: 'a time such as 09:00' });
const PHONE = 'a + and 7 to 15 digits, such as +1 (202) 555-0142';
const WITHOUT_SLASH = 'an https URL without a slash at its end';

/** The list is the same in each deployment, so that the versions of a page name each other. */
function alternatesFault(
  own: string,
  alternates: readonly Pick<Alternate, 'language' | 'default'>[],
): string | null {
  const tags = alternates.map((each) => each.language);
  if (tags.length === 0) return null;
  if (!tags.includes(own)) return `a list with the language of this site, ${own}`;
  if (new Set(tags).size < tags.length) return 'a list with each language once';
  const defaults = alternates.filter((each) => each.default);
  return defaults.length === 1 ? null : 'a list in which one item has default: true';
}

/** What the type does not say. */
const company = z
  .looseObject({
    language,
    alternates: z.array(
      z.looseObject({
        language,
        url: https.regex(/[^/]$/, WITHOUT_SLASH),
        default: z.boolean().optional(),
        missing: z
          .array(z.string().startsWith('/', 'the path of a page, such as /Work'))
          .optional(),
      }),
    ),
    url: z.string().refine(isOrigin, {
      error: ({ input }) => respelled(String(input)) ?? 'an origin, such as https://example.com',
    }),
    email: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address'),
    phone: z.looseObject({ e164: z.string().regex(/^\+[1-9]\d{6,14}$/, PHONE) }),
    hours: z.looseObject({ opens: time, closes: time }),
    chatUrl: https.nullable(),
    callUrl: https.nullable(),
    social: z.array(
      z.looseObject({
        href: https,
        icon: z
          .string()
          .regex(/^m ?[\d.-]/i, 'the path of an SVG icon, such as M4 12h15')
          .optional(),
      }),
    ),
  })
  .check(({ value, issues }) => {
    const message = alternatesFault(value.language, value.alternates);
    const input = value.alternates.map((each) => each.language).join(', ');
    if (message) issues.push({ code: 'custom', path: ['alternates'], input, message });
  });

/** @throws Error with one line per problem */
export function readCompany(facts: Company): Company {
  const { problems } = parsed(company, facts);
  if (problems.length === 0) return facts;
  throw new Error(problems.map(([place, why]) => `content/site.ts, ${place}: ${why}`).join('\n'));
}
