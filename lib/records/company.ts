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

/** The site in one of its languages, each of which is a deployment of its own (docs/languages.md). */
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

/** An office in one line. */
export const officeText = ({ name, line }: Office) => (name ? `${name}: ${line}` : line);

/** Prevents line breaks inside a phone number. */
export const nonBreaking = (display: string) =>
  display.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
