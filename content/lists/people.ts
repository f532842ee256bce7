import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import rows from '@/content/lists/people.json' with { type: 'json' };
import type { PictureSrc } from '@/lib/pictures.generated';
import { picture, readList, text } from '@/lib/schema';

export const photo = picture('/pictures/people').optional();

export type Photo = { photo?: Extract<PictureSrc, `/pictures/people/${string}`> };

export const person = z.strictObject({
  name: text,
  role: text,
  photo,
});

export type Person = Omit<z.infer<typeof person>, 'photo'> & Photo;

const slugger = new GithubSlugger();

/**
 * On /AboutUs; also the authors of articles. Photographs are in art/masters/people/. Ids differ even if two
 * names are equal, or differ only in punctuation.
 */
export const people = (readList('people', person, rows) as readonly Person[]).map((each, index) => {
  const id = slugger.slug(each.name);
  return { ...each, index, id, href: `/AboutUs#${id}` as const };
});

export type Author = (typeof people)[number];
