import { z } from 'zod';

import { commonFields } from './fields';

/**
 * A collection of Markdown files, whose record is in content/collections/. Everything that a site says and
 * does about its entries follows from the record: pages, links, cards, metadata, structured data, feed,
 * checks and forms of the editor.
 */

/** How a field can be shown, and the values that it then has. The rules are in lib/pages/facts.ts. */
export type Kinds = {
  text: string | undefined;
  /** `March 2026`. */
  month: string;
  /** `31 March 2026`. */
  day: string | undefined;
  /** The name of a brand, given its id. Another text is the name itself. */
  brand: string;
  /** Without a name, it is the company. */
  author: string | undefined;
  /** Links to services, given their ids. */
  services: readonly string[];
  /** Links to products, given their ids. */
  products: readonly number[];
  /** Texts. */
  tags: readonly string[];
};

/** The kinds that are lists. The others are texts. */
type Lists = 'services' | 'products' | 'tags';

/**
 * What an entry can be for search engines, and the fields that it then has. The rules are in
 * lib/seo/entryData.ts.
 */
export type StructuredFields = {
  Article: object;
  BlogPosting: { author?: string | undefined };
  JobPosting: { employmentType: string; office?: string | undefined };
};

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
  /** The label of the reading time. Without it, lists and entries do not show one. */
  readingTime?: string;
  /** The heading of the entries that share most with an entry, and the link to all. Without it, there are none. */
  related?: { heading: string; all: string };
  /** Links to the entries before and after an entry. Without it, there are none. */
  neighbors?: { label: string; newer: string; older: string };
  /**
   * The lists of the entries that share a tag or a service: the name of the links to them, their metadata,
   * the text below their headings, and the link to what the site says of a service. `{name}` is the tag.
   */
  groups?: { heading: string; title: string; description: string; intro: string; about?: string };
  /** Marks what only previews show. */
  draft: string;
  /** Marks an entry after its last day. */
  closed?: string;
  /** The link to the feed. */
  feed?: string;
  ask: { heading: string; text: string; action: string };
};

/** A field, and how it is shown. */
export type Shown = { field: string; as: keyof Kinds };

type Facts = {
  /** The URL path of the list. The folder in app/ has the same path. */
  path: `/${string}`;
  /** What the editor calls an entry. */
  singular: string;
  words: CollectionWords;
  /** What the entry is for search engines. */
  structuredData: keyof StructuredFields;
  /** Whether the entries are in the feed of the site. */
  feed?: boolean;
};

export type Collection = Facts & {
  /** The front matter. */
  fields: z.ZodObject;
  /** Above the title in lists. */
  label: Shown;
  /** The last step of the breadcrumb. By default, the title. */
  crumb?: Shown;
  /** The list of figures whose first one lists show. */
  figures?: string;
  /** What is next to the text of an entry. A fact without a value is left out. */
  facts: readonly (Shown & { label: string })[];
  /**
   * The field whose values have lists of their own, in a folder named after it: a list of tags, or of ids of
   * services.
   */
  groupBy?: string;
  /** The field with the last day on which the site shows an entry (UTC). */
  lastDay?: string;
};

export type Collections = Readonly<Record<string, Collection>>;

type AllFields<Own extends z.ZodRawShape> = z.infer<
  z.ZodObject<typeof commonFields & Own, z.core.$strict>
>;
type FieldsOf<Own extends z.ZodRawShape, Value> = {
  [Field in keyof AllFields<Own> & string]: AllFields<Own>[Field] extends Value ? Field : never;
}[keyof AllFields<Own> & string];
type ShownAs<Own extends z.ZodRawShape, Kind extends keyof Kinds> = {
  [Each in Kind]: { field: FieldsOf<Own, Kinds[Each]>; as: Each };
}[Kind];
type StructuredAs<Own extends z.ZodRawShape> = {
  [Kind in keyof StructuredFields]: AllFields<Own> extends StructuredFields[Kind] ? Kind : never;
}[keyof StructuredFields];

type Given<Own extends z.ZodRawShape> = Facts & {
  /** The fields of an entry besides those that all entries have. */
  fields: Own;
  label: ShownAs<Own, Exclude<keyof Kinds, Lists>>;
  crumb?: ShownAs<Own, Exclude<keyof Kinds, Lists>>;
  figures?: FieldsOf<Own, readonly { figure: string; meaning: string }[]>;
  facts: readonly (ShownAs<Own, keyof Kinds> & { label: string })[];
  groupBy?: FieldsOf<Own, readonly string[]>;
  lastDay?: FieldsOf<Own, string | undefined>;
  structuredData: StructuredAs<Own>;
};

/** Makes the record of a collection. The compiler checks that its fields exist and suit their kinds. */
export const collection = <const Own extends z.ZodRawShape>(record: Given<Own>) => ({
  ...record,
  fields: z.strictObject({ ...commonFields, ...record.fields }),
});
