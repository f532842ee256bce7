import type { Route } from 'next';
import { isAlias, isScalar, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';

import { dayOf } from '@/lib/text/day';
import { parsed } from '@/lib/records/problems';

import type { Collection, Collections, KnownFields } from './collection';
import { validXml } from './xml';

/** This module reads no file: pages, scripts and tests pass the texts to it. */

/** The texts of Markdown files by their paths below content/, such as `log/larch.md`. */
export type MarkdownFiles = Readonly<Record<string, string>>;

type Shared = {
  /** The name of its collection. */
  collection: string;
  /** The last part of the URL, made from the name of the file. */
  slug: string;
  /** The types know its folder only. Each build checks that every link leads to a page. */
  path: Route;
  /** The file that it was read from, such as `content/log/larch.md`, for messages. */
  file: string;
  /** The YAML of its fields, whose first line is the second one of the file. */
  frontMatter: string;
  /** The Markdown below the front matter, and the number of the line that it starts on. */
  body: string;
  bodyLine: number;
  title: string;
  description: string;
  draft: boolean;
};

/** An entry of any collection. What only some of them have is unknown. */
export type Entry = Shared & KnownFields & Readonly<Record<string, unknown>>;

/** The entries of all collections in the order of their records, by the names of the collections. */
export type Entries<All extends Collections = Collections> = {
  readonly [Name in keyof All]: readonly (Entry & z.infer<All[Name]['fields']>)[];
};

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Why a file has no front matter, and how to fix it. */
function withoutFields(source: string): string {
  if (/^\s+---/.test(source)) return 'starts with a blank line or a space: start it with ---';
  if (/^---[ \t]*\r?\n/.test(source))
    return 'starts front matter that does not end: write --- below its fields, on a line of its own';
  return 'starts without front matter: put its fields between two lines of ---';
}

/** Pages of the export: the list itself is `index.html` on some hosts, and `404.html` on all of them. */
const TAKEN = ['index', '404'];

/**
 * The part of the URL that the name of a file becomes. The editor and people name files as they like:
 * it keeps dots, quotes and underscores of a title.
 */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const slug = words?.join('-') ?? '';
  return TAKEN.includes(slug) ? `${slug}-page` : slug;
}

/** Removes empty values: editors save optional fields that nobody filled in as empty strings. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (typeof value === 'string') {
    const text = validXml(value);
    return text.trim() === '' ? undefined : text;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const filled = Object.entries(value).flatMap(([key, inner]) => {
    const kept = withoutEmpty(inner);
    return kept === undefined ? [] : [[key, kept]];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** What the front matter means, or an error with the line of the file. Its first line is `---`. */
function readFields(file: string, yaml: string): unknown {
  const lineAt = (offset: number) => yaml.slice(0, offset).split('\n').length + 1;
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const [problem] = error.message.split(/ at line|\n/);
    throw new Error(
      `${file}:${lineAt(error.pos[0])}: is not valid YAML: ${problem}: put text in quotes`,
    );
  }
  const eaten = eatenIn(document, yaml);
  if (eaten)
    throw new Error(
      `${file}:${lineAt(eaten.offset)}: YAML reads “${eaten.text}” as ${eaten.meaning}: put the text in quotes${eaten.orElse}`,
    );
  return document.toJS();
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The first part of a text without quotes that YAML reads as something else, and leaves out. */
function eatenIn(document: Document, yaml: string) {
  let found: { text: string; meaning: string; offset: number; orElse: string } | undefined;
  const stop = (text: string, meaning: string, [offset]: readonly number[], orElse = '') => {
    found = { text, meaning, offset: offset!, orElse };
    return visit.BREAK;
  };
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) return stop(`*${node.source}`, 'a reference', node.range!);
      if (node.anchor) return stop(`&${node.anchor}`, 'a name', node.range!);
      if (node.tag) return stop(node.tag, 'a type', node.range!);
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment) return undefined;
      const { value, comment, range } = node;
      const isOnItsLine = /^[ \t]*#/.test(yaml.slice(range![1]));
      // A comment after an empty value, as in `author: # nobody`, has a space.
      const isText = typeof value === 'string' ? !DATE.test(value) : value === null;
      const isComment = value === null && comment.startsWith(' ');
      return isText && isOnItsLine && !isComment
        ? stop(`#${comment}`, 'a comment', range!, ', or the comment on a line of its own')
        : undefined;
    },
  });
  return found;
}

/** @throws Error if the text of a file was not UTF-8: it has replacement characters, or zero bytes */
export function checkEncoding(file: string, text: string) {
  const broken = /[\0\ufffd]/.exec(text);
  if (!broken) return;
  const line = text.slice(0, broken.index).split('\n').length;
  throw new Error(`${file}:${line}: is not UTF-8: save it as UTF-8`);
}

/** @throws Error with one line per fault: the file, the field, the problem and how to fix it */
function readEntry(
  [collection, { path: list, fields: schema, groups }]: readonly [string, Collection],
  name: string,
  file: string,
  text: string,
): Entry {
  const slug = slugOf(name);
  if (!slug)
    throw new Error(
      `${file}: rename the file: its name is part of the URL and needs a letter or a digit`,
    );
  if (slug === groups?.field)
    throw new Error(`${file}: has the URL of the lists in /${slug}: rename the file`);
  checkEncoding(file, text);
  const source = validXml(text.replace(/^\ufeff/, ''));
  const fenced = FENCED.exec(source);
  if (!fenced) throw new Error(`${file}:1: ${withoutFields(source)}`);
  const frontMatter = fenced[1]!;
  const data = withoutEmpty(readFields(file, frontMatter)) ?? {};
  const { data: fields, problems } = parsed(schema, data);
  if (!fields)
    throw new Error(problems.map(([record, what]) => `${file} ${record}: ${what}`).join('\n'));
  const body = source.slice(fenced[0].length);
  if (body.trim() === '') throw new Error(`${file}: has no text below its front matter: write it`);
  const bodyLine = fenced[0].split('\n').length;
  const path = `${list}/${slug}`;
  return { ...fields, collection, slug, path, file, frontMatter, body, bodyLine } as Entry;
}

function compareValues(one: unknown, other: unknown, language?: string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), language);
}

/** Newest first, or by the field that the record names. Equal entries are sorted by their slugs. */
const inOrder =
  ({ orderBy }: Pick<Collection, 'orderBy'>, language?: string) =>
  (one: Entry, other: Entry) =>
    (orderBy
      ? compareValues(one[orderBy], other[orderBy], language)
      : compareValues(other.date, one.date)) || one.slug.localeCompare(other.slug);

/**
 * Lists and reads the entries of all collections. Nothing else reads them.
 *
 * @param language whose alphabet sorts names
 * @throws Error with one line per fault
 */
export function readEntries<All extends Collections>(
  collections: All,
  files: MarkdownFiles,
  language?: string,
): Entries<All> {
  const faults: string[] = [];
  const entriesOf = (collection: readonly [string, Collection]) => {
    const bySlug = new Map<string, Entry>();
    for (const [path, text] of Object.entries(files).sort()) {
      const [folder, name = ''] = path.split('/');
      if (folder !== collection[0]) continue;
      const [, base = '', extension = ''] = /^(.*)\.(.*)$/.exec(name) ?? [];
      try {
        if (extension !== 'md')
          throw new Error(`content/${path}: ends with “.${extension}”: rename it to ${base}.md`);
        const entry = readEntry(collection, base, `content/${path}`, text);
        const twin = bySlug.get(entry.slug);
        if (twin)
          throw new Error(
            `${entry.file}: has the same URL as ${twin.file}: rename one of them, or delete it`,
          );
        bySlug.set(entry.slug, entry);
      } catch (error) {
        faults.push((error as Error).message);
      }
    }
    return [...bySlug.values()].sort(inOrder(collection[1], language));
  };
  const entries = Object.entries(collections).map((each) => [each[0], entriesOf(each)]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(entries) as Entries<All>;
}

/** Whether an entry is not on the live site: a draft, or one with a date in the future. */
export const isHidden = (entry: Entry, now: Date) => entry.draft || (entry.date ?? '') > dayOf(now);

/** The entries for the live site today or, with `drafts`, for `next dev` and previews. */
export function visibleEntries<All extends Entries>(all: All, drafts: boolean, now: Date): All {
  if (drafts) return all;
  const shown = Object.entries(all).map(([name, entries]) => [
    name,
    entries.filter((entry) => !isHidden(entry, now)),
  ]);
  return Object.fromEntries(shown) as All;
}

export const allOf = (entries: Entries): readonly Entry[] => Object.values(entries).flat();
