import type { NoticeOfVendor } from '@/lib/tracking/vendor';

/** What a frame shows: its shape, and the words of its card. */
export type EmbedKind = 'video' | 'map' | 'page';

/** A company whose frames pages can show after a click (content/embeds.ts). */
export type EmbedRecord = {
  /** As visitors know it. */
  name: string;
  kind: EmbedKind;
  /** The links that have a frame. Their named groups are parts of its URL. */
  links: readonly RegExp[];
  /** The URL of the frame after a click, with the groups in braces. A parameter without a value is left out. */
  frame: string;
  /** The origins to which the frame redirects, if any. */
  redirectsTo?: readonly string[];
  /** What the frame may do, as `Permissions-Policy` names it. */
  permissions: readonly string[];
};

export type EmbedRecords = Readonly<Record<string, EmbedRecord>>;

/** The words of the cards and, for each vendor, of the privacy notice. {who} is the name of the vendor. */
export type EmbedWords = {
  /** What a click does. */
  actions: Readonly<Record<EmbedKind, string>>;
  /** Below the card: what the click loads. */
  loads: string;
  /** The link to the vendor, for those who do not see the frame. */
  open: string;
  /** When the vendor is contacted. */
  when: string;
  vendors: Readonly<Record<string, NoticeOfVendor | undefined>>;
};

/** The frame of a link. */
export type EmbedFrame = {
  /** The key of the record. */
  vendor: string;
  record: EmbedRecord;
  src: string;
};

/** Fills in a template, and removes parameters without a value. */
function frameUrl(template: string, groups: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(template.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? ''));
  for (const [name, value] of [...url.searchParams])
    if (value === '') url.searchParams.delete(name);
  return url.href;
}

/** @returns `null` if the link has no frame */
export function frameOf(records: EmbedRecords, href: string): EmbedFrame | null {
  for (const [vendor, record] of Object.entries(records))
    for (const link of record.links) {
      const found = link.exec(href);
      if (found) return { vendor, record, src: frameUrl(record.frame, found.groups ?? {}) };
    }
  return null;
}

/** A vendor whose frames a build shows: like a record of content/sources.ts. The click is the consent. */
export type EmbedVendor = {
  /** The key of the record. */
  id: string;
  what: 'frame';
  name: string;
  origins: readonly string[];
  permissions: readonly string[];
};

/** The vendors with these keys, for the content security policy and the headers. */
export const embedVendors = (
  records: EmbedRecords,
  shown: readonly string[],
): readonly EmbedVendor[] =>
  Object.entries(records)
    .filter(([id]) => shown.includes(id))
    .map(([id, { name, frame, redirectsTo = [], permissions }]) => ({
      id,
      what: 'frame',
      name,
      origins: [new URL(frame.replace(/[{}]/g, '')).origin, ...redirectsTo],
      permissions,
    }));

/** The same, for the privacy notice. */
export const explained = (
  vendors: readonly EmbedVendor[],
  { vendors: words, when }: Pick<EmbedWords, 'vendors' | 'when'>,
) => vendors.map(({ id, name, origins }) => ({ name, origins, when, ...words[id]! }));

/** The vendors whose frames a build shows, but which the privacy notice does not explain. */
export const unexplained = (vendors: readonly EmbedVendor[], words: EmbedWords): string[] =>
  vendors
    .filter(({ id }) => !words.vendors[id])
    .map(
      ({ id, name }) =>
        `content/embedWords.ts embedWords.vendors: lacks ${id}, but pages show frames of ${name}: add its why, learns and policyUrl`,
    );
