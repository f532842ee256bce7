import { z } from 'zod';

import { isOrigin, respelled } from '@/lib/origins';
import { parsed } from '@/lib/schema';
import type { EmbedId } from '@/lib/embed';

/** Profiles of the company, which search engines connect with it. */
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

/** Each has an icon in components/site/SocialIcon.tsx. */
export const SOCIAL_KINDS = [
  ...PROFILE_KINDS,
  'whatsapp',
  'telegram',
  'chat',
  'video',
  'link',
] as const;

/** An address may lack any of its parts, but not its line. */
export type Office = {
  name?: string;
  /** For visitors. The parts below are for search engines and address books. */
  line: string;
  street?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  /** ISO 3166-1 code. */
  country?: string;
};

/** A deployment of the site in one language (docs/make-it-yours.md). */
export type Alternate = {
  /** A BCP 47 tag, such as `en` or `de-CH`. */
  language: string;
  /** In its own language, such as `Deutsch`. */
  label: string;
  /** Its home page, with https and without a slash at the end. */
  url: string;
  /** For speakers of all other languages. */
  default?: boolean;
  /** The paths of pages that it does not have. */
  missing?: readonly string[];
};

export type Company = {
  language: string;
  alternates: readonly Alternate[];
  name: string;
  /** For the navigation bar of phones: at most 12 letters. */
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
    /** For search engines: names of schema.org, and times of 24 hours. */
    days: readonly (
      'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    )[];
    opens: string;
    closes: string;
  };
  chatUrl: string | null;
  callUrl: string | null;
  embeds: readonly EmbedId[];
  /** `link` for anything else. */
  social: readonly {
    kind: (typeof SOCIAL_KINDS)[number];
    /** Instead of that of the kind: lines on a grid of 24 units, as `d` of an SVG path. */
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

/** The list must be the same in each deployment, so that the versions of a page name each other. */
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
  throw new Error(problems.map(([path, why]) => `content/site.ts, ${path}: ${why}`).join('\n'));
}
