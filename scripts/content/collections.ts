/** What is wrong with the records of collections, and with their entries, that types and schemas cannot know. */
import type { z } from 'zod';

import { brands } from '@/content/lists/brands';
import { people } from '@/content/lists/people';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import type { Collection, Collections } from '@/lib/entries/collection';
import { groupFolder, groupSlug } from '@/lib/entries/groups';
import type { Relation } from '@/lib/entries/fields';
import { readText } from '@/lib/entries/markdown';
import { allOf, type Entries, type Entry } from '@/lib/entries/read';
import type { Problem } from '@/lib/records/problems';

const LIST = 'content/collections.ts';

/** What the content check knows of the files of the project. */
export type ProjectFiles = {
  /** The files in content/, by their paths in it. */
  content: readonly string[];
  exists: (file: string) => boolean;
};

function* wordProblems({ words, feed, groups }: Collection): Generator<Problem> {
  if (feed && !words.feed) yield ['words.feed', 'is missing: write the link to the feed'];
  if (groups && !words.groups)
    yield ['words.groups', 'is missing: write the words of the lists of each value'];
  for (const key of ['title', 'description'] as const)
    if (groups && words.groups && !words.groups[key].includes('{name}'))
      yield [`words.groups.${key}`, 'is the same for all lists: write {name} where the value is'];
}

/** The field that the feed needs. */
function* fieldProblems({ feed, fields }: Collection): Generator<Problem> {
  if (feed && !('date' in fields.shape))
    yield ['feed', 'needs the field date, which `fields` lacks: add it there, or remove feed'];
}

function* recordProblems(record: Collection, { exists }: ProjectFiles): Generator<Problem> {
  yield* wordProblems(record);
  yield* fieldProblems(record);
  for (const page of [
    `app${record.path}/page.tsx`,
    `app${record.path}/[slug]/page.tsx`,
    ...(record.groups ? [`app${groupFolder(record)}/[slug]/page.tsx`] : []),
  ])
    if (!exists(page)) yield ['path', `is ${record.path}, but ${page} does not exist: create it`];
}

/** @returns one line per mistake in the records, and per file that none of them claims */
export function collectionProblems(collections: Collections, files: ProjectFiles): string[] {
  const names = Object.keys(collections);
  const problems = names.flatMap((name) =>
    [...recordProblems(collections[name]!, files)].map(
      ([record, problem]) => `content/collections/${name}.ts ${record}: ${problem}`,
    ),
  );
  for (const file of files.content) {
    const [, record] = /^collections\/([^/]+)\.ts$/.exec(file) ?? [];
    const [, folder] = /^([^/]+)\/(?!agreement\.md$)[^/]+\.md$/.exec(file) ?? [];
    if (record && !names.includes(record))
      problems.push(`content/${file}: is not in ${LIST}: add ${record} there, or delete the file`);
    if (folder && !names.includes(folder))
      problems.push(`content/${file}: is in no collection: add ${folder} to ${LIST}, or move it`);
  }
  return problems;
}

function markdownProblems(entry: Entry): string[] {
  try {
    readText(entry);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const IDS: Record<Relation, readonly unknown[]> = {
  brands: brands.map(({ id }) => id),
  services: services.map(({ id }) => id),
  products: products.map(({ id }) => id),
  people: people.map(({ name }) => name),
};

/** Lists of ids (`idsIn` in lib/entries/fields.ts) that their list does not have. */
const unknownIds = (entry: Entry, { fields }: Collection): string[] =>
  Object.entries(fields.shape).flatMap(([field, schema]) => {
    const relation = (schema as z.ZodType).meta()?.relation as Relation | undefined;
    const value = entry[field];
    if (!relation || !Array.isArray(value)) return [];
    return value.flatMap((id, index) =>
      IDS[relation].includes(id)
        ? []
        : `${entry.file} ${field}[${index}]: is ${JSON.stringify(id)}, which content/lists/${relation} does not have: write one of its ids, or remove it`,
    );
  });

/** Values, such as tags, that have the same URL as another one. */
function* spellings(entries: readonly Entry[], { groups }: Collection): Generator<string> {
  const firsts = new Map<string, { value: string; file: string }>();
  if (!groups) return;
  const { field } = groups;
  for (const entry of entries)
    for (const [index, value] of ((entry[field] ?? []) as readonly string[]).entries()) {
      const first = firsts.get(groupSlug(value));
      if (!first) firsts.set(groupSlug(value), { value, file: entry.file });
      else if (first.value !== value)
        yield `${entry.file} ${field}[${index}]: is “${value}”, but ${first.file} has “${first.value}”, and both have one URL: write them the same way`;
    }
}

/** The rules for entries that their schemas cannot know. */
export const entryProblems = (collections: Collections, entries: Entries): string[] => [
  ...allOf(entries).flatMap((entry) => [
    ...markdownProblems(entry),
    ...unknownIds(entry, collections[entry.collection]!),
  ]),
  ...Object.entries(collections).flatMap(([name, record]) => [
    ...spellings(entries[name]!, record),
  ]),
];
