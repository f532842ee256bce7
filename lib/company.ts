import { z } from 'zod';

import { EMBEDS, type EmbedId } from '@/lib/embed';
import { isOrigin } from '@/lib/origins';
import { checked } from '@/lib/schema';

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

const https = z.url({ protocol: /^https$/, error: 'an https URL' });
const time = z.iso.time({ precision: -1, error: 'a time such as 09:00' });
const PHONE = 'a + and 7 to 15 digits, such as +1 (202) 555-0142';

function isLanguage(tag: string) {
  try {
    return Boolean(new Intl.Locale(tag).maximize().region);
  } catch {
    return false;
  }
}

const language = z.string().refine(isLanguage, 'a language tag, such as en or de-CH');

/** An address may lack any of its parts, but not its line. */
const office = z.object({
  name: z.string().optional(),
  /** For visitors. The parts below are for search engines and address books. */
  line: z.string(),
  street: z.string().optional(),
  locality: z.string().optional(),
  region: z.string().optional(),
  postalCode: z.string().optional(),
  /** ISO 3166-1 code. */
  country: z.string().optional(),
});

/** A deployment of the site in one language (docs/make-it-yours.md). */
const alternate = z.object({
  /** A BCP 47 tag, such as `en` or `de-CH`. */
  language,
  /** In its own language, such as `Deutsch`. */
  label: z.string(),
  /** Its home page. */
  url: https.regex(/[^/]$/, 'an https URL without a slash at its end'),
  /** For speakers of all other languages. */
  default: z.boolean().optional(),
  /** The paths of pages that it does not have. */
  missing: z.array(z.string()).optional(),
});

const company = z
  .object({
    language,
    alternates: z.array(alternate),
    name: z.string(),
    /** For the navigation bar of phones: at most 12 letters. */
    shortName: z.string().optional(),
    legalName: z.string(),
    url: z.string().refine(isOrigin, 'an origin without a slash at its end: https://example.com'),
    tagline: z.string(),
    signature: z.string(),
    mission: z.string(),
    /** The first one is the registered office. */
    offices: z.tuple([office], office),
    email: z.email('an email address'),
    phone: z.object({
      display: z.string(),
      e164: z.string().regex(/^\+[1-9]\d{6,14}$/, PHONE),
    }),
    hours: z.object({
      schedule: z.string(),
      reply: z.string(),
      meaning: z.string(),
      /** For search engines: names of schema.org, and times of 24 hours. */
      days: z.array(
        z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      ),
      opens: time,
      closes: time,
    }),
    chatUrl: https.nullable(),
    callUrl: https.nullable(),
    embeds: z.array(z.literal(Object.keys(EMBEDS) as EmbedId[])),
    social: z.array(
      z.object({
        /** Each has an icon in components/site/SocialIcon.tsx. `link` for anything else. */
        kind: z.enum([...PROFILE_KINDS, 'whatsapp', 'telegram', 'chat', 'video', 'link']),
        /** Instead of that of the kind: lines on a grid of 24 units, as `d` of an SVG path. */
        icon: z.string().optional(),
        label: z.string(),
        href: https,
      }),
    ),
  })
  .refine(
    // The list must be the same in each deployment, so that the versions of a page name each other.
    ({ language, alternates }) =>
      alternates.length === 0 || alternates.some((each) => each.language === language),
    { path: ['alternates'], error: 'a list with the language of this site' },
  );

export type Company = z.infer<typeof company>;
export type Alternate = z.infer<typeof alternate>;
export type Office = z.infer<typeof office>;

/** @throws Error with one line per problem */
export const readCompany = (facts: Company): Company => checked('content/site.ts', company, facts);
