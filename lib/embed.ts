import type { Vendor } from '@/lib/vendors';

/** Videos and calendars of other companies. content/site.ts names those that pages may show. */

type EmbedRecord = {
  name: string;
  kind: 'video' | 'page';
  /** A public link. Its only group is what the frame needs. */
  link: RegExp;
  frame: (found: string) => string;
  /** The host of the frame, and those to which it redirects. */
  hosts: readonly string[];
  allow: string;
};

export const EMBEDS = {
  /** This domain sets no cookies before the video plays (support.google.com/youtube/answer/171780). */
  youTube: {
    name: 'YouTube',
    kind: 'video',
    link: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    hosts: ['https://www.youtube-nocookie.com'],
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  },
  /**
   * The page itself: Cal.com refuses frames only for /auth and /signup (apps/web/next.config.ts), and a page
   * that ends with /embed waits for a script of Cal.com around it (embed-iframe.ts).
   */
  calCom: {
    name: 'Cal.com',
    kind: 'page',
    link: /^https:\/\/(?:app\.)?cal\.com\/((?:team\/)?[\w.+-]+\/[\w.-]+)\/?(?:[?#]|$)/,
    frame: (path) => `https://cal.com/${path}`,
    hosts: ['https://cal.com', 'https://app.cal.com'],
    allow: 'fullscreen',
  },
} as const satisfies Readonly<Record<string, EmbedRecord>>;

export type EmbedId = keyof typeof EMBEDS;

/** `null` if no record knows the link. */
export function embedOf(href: string) {
  for (const vendor of Object.keys(EMBEDS) as EmbedId[]) {
    const record: EmbedRecord = EMBEDS[vendor];
    const found = record.link.exec(href);
    if (found) return { vendor, record, frame: record.frame(found[1]!) };
  }
  return null;
}

export const embedVendor = (id: EmbedId): Vendor => ({
  id,
  name: EMBEDS[id].name,
  hosts: { 'frame-src': EMBEDS[id].hosts },
  // The card says what a click loads. The click is the consent.
  needsConsent: false,
  supportsTrustedTypes: true,
  stored: [],
});
