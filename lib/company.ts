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

/** The type of the company facts in content/site.ts. */
export type Company = {
  /** The language of the site as a BCP 47 tag, such as `en` or `de-CH`. */
  language: string;
  name: string;
  legalName: string;
  url: string;
  tagline: string;
  signature: string;
  mission: string;
  address: {
    street: string;
    locality: string;
    region: string;
    postalCode: string;
    country: string;
  };
  addressLine: string;
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
  chatUrl: string;
  callUrl: string | null;
  /** The kind selects the icon. For a link to anything else, use `link`. */
  social: readonly {
    kind: (typeof SOCIAL_KINDS)[number];
    label: string;
    href: string;
  }[];
};

/** Prevents line breaks inside a phone number. */
export const nonBreaking = (display: string) =>
  display.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
