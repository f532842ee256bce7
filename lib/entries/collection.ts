import { z } from 'zod';

import { draft, title, description } from './fields';

/**
 * A collection of Markdown files, whose record is in content/collections/: data and words. What a page shows
 * of an entry is in its page.tsx. Links, cards, metadata, structured data, the feed, checks and forms of the
 * editor follow from the record.
 */

export type CollectionWords = {
  /** The list in breadcrumbs, links and the editor. */
  name: string;
  /** The metadata of the list. */
  title: string;
  description: string;
  /** The heading of the list, and the text below it. */
  heading: string;
  intro: string;
  /** The heading of a table of contents. */
  contents: string;
  /**
   * The lists of the entries that share a tag: the name of the links to them, their metadata, and the text
   * below their headings. `{name}` is the tag.
   */
  groups?: { heading: string; title: string; description: string; intro: string };
  /** Marks what only previews show. */
  draft: string;
  /** The link to the feed. */
  feed?: string;
  ask: { heading: string; text: string; action: string };
};

/** What an entry is for search engines (lib/seo/entryData.ts). */
export type StructuredData = 'Article' | 'BlogPosting';

export type Collection = {
  /** The URL path of the list. The folder in app/ has the same path. */
  path: `/${string}`;
  /** What the editor calls an entry. */
  singular: string;
  words: CollectionWords;
  /** The front matter. */
  fields: z.ZodObject;
  /** The field that sorts the entries: names from A to Z, numbers from small to large. By default, newest first. */
  orderBy?: string;
  /** The lists of the entries that share a tag: the field with a list of tags. Their folder is named after it. */
  groups?: { field: string };
  /** Without it, search engines get none. */
  structuredData?: StructuredData;
  /** Whether the entries, which need a date, are in the feed of the site. */
  feed?: boolean;
};

export type Collections = Readonly<Record<string, Collection>>;

/** Fields that mean the same in all collections that have them (./fields.ts). */
export type KnownFields = {
  date?: string;
  picture?: string;
  alt?: string;
  author?: string;
};

type Shape = z.ZodRawShape & { [Field in keyof KnownFields]?: z.ZodType<KnownFields[Field]> };

type Given<Own extends Shape> = Omit<Collection, 'fields' | 'orderBy' | 'groups'> & {
  /** The fields of an entry besides `title`, `description` and `draft`, which all entries have. */
  fields: Own;
  orderBy?: 'title' | (keyof Own & string);
  groups?: { field: keyof Own & string };
};

/** Makes the record of a collection. */
export const collection = <const Own extends Shape>(record: Given<Own>) => ({
  ...record,
  fields: z.strictObject({ title, description, ...record.fields, draft }),
});
