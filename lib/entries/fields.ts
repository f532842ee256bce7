import { z } from 'zod';

/**
 * Fields that all entries have, and pieces of the fields of a collection:
 * `fields: { date, picture, alt, tags }`. The error of a field says what it must be, and its meta data is for
 * the forms of an editor: the label, a hint, and the list that an id belongs to.
 */

/** The lists whose ids a field can name. */
export type Relation = 'brands' | 'services' | 'products' | 'people';

export const text = (expected: string) =>
  z.string({ error: expected }).trim().min(1, { error: expected });

/** A list of ids of the list `relation`. The check refuses ids that the list does not have. */
export const idsIn = <Id extends z.ZodType>(relation: Relation, id: Id, title: string) =>
  z
    .array(id, { error: `a list of ids of ${relation}, or nothing` })
    .default([])
    .meta({ title, relation });

const TAG = 'a tag with a letter or a digit';

/** Words that several entries share. Each has a list, whose URL is made from its letters and digits. */
export const tags = z
  .array(
    text('a word or two, in quotes if it is a number')
      .regex(/[\p{L}\p{N}]/u, { error: `${TAG}, which its URL is made from` })
      .meta({ expected: TAG }),
    { error: 'a list of tags, or nothing' },
  )
  .default([])
  .meta({
    title: 'Tags',
    singular: 'Tag',
    description: 'Each has a list. Write a tag the same way in all entries.',
  });

/** A file next to the entry, in any format that the build reads. Its name may have any letters. */
export const PICTURE = /^[^/\\]+\.(webp|jpe?g|png|avif)$/i;
const PICTURE_EXPECTED =
  'the name of a picture next to this file, such as dispatch-board.webp (JPEG, PNG, WebP or AVIF)';

/** All entries have these three. */
export const title = text('the title, which is also the heading of the page').meta({
  title: 'Title',
});

export const description = text('one or two sentences for lists and search results').meta({
  title: 'Description',
  description: 'For lists and search results, 110 to 160 characters.',
  lines: 'many',
});

export const draft = z
  .boolean({ error: 'true or false' })
  .default(false)
  .meta({ title: 'Draft', description: 'Drafts are only in previews.' });

/** Sorts a list, newest first, unless its record says otherwise. */
export const date = z.iso.date({ error: 'a date such as 2026-03-31' }).meta({
  title: 'Date',
  description: 'From this day on (UTC), builds of the live site contain the entry.',
});

/** The picture next to the entry, at the top of its page and in lists. */
export const picture = z
  .string({ error: PICTURE_EXPECTED })
  .regex(PICTURE, { error: PICTURE_EXPECTED })
  .meta({
    title: 'Picture',
    description: 'At least 1440 × 960 px; its edges are cut off to 3:2.',
    widget: 'image',
  });

export const alt = text('what the picture shows, for people who do not see it').meta({
  title: 'Description of the picture',
  description: 'For people who do not see it.',
});

export const author = text('who wrote it').optional().meta({
  title: 'Author',
  description: 'One of the people, or another name. Without a name, it is the company.',
  relation: 'people',
});
