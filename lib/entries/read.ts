import { parseDocument, visit, type Document } from 'yaml';

import { parsed } from '@/lib/zodProblems';

import { article, type Article } from './article';
import { caseStudy, type CaseStudy } from './caseStudy';
import { validXml } from './xml';

/**
 * The collections of Markdown files, by their folders in content/, each with the schema of its front
 * matter. This module reads no file: pages, scripts and tests pass the texts to it.
 */
export const COLLECTIONS = { work: caseStudy, insights: article } as const;

export type Collection = keyof typeof COLLECTIONS;
export const collections = Object.keys(COLLECTIONS) as Collection[];

/** The texts of Markdown files by their paths below content/, such as `work/dispatch-board.md`. */
export type MarkdownFiles = Readonly<Record<string, string>>;

type Shared = {
  collection: Collection;
  /** The last part of the URL, made from the name of the file. */
  slug: string;
  /** The file that it was read from, such as `content/work/dispatch-board.md`, for messages. */
  file: string;
  /** The Markdown below the front matter, and the number of the line that it starts on. */
  body: string;
  bodyLine: number;
};
export type CaseEntry = Shared & CaseStudy;
export type ArticleEntry = Shared & Article;
export type Entry = CaseEntry | ArticleEntry;
export type Entries = { work: readonly CaseEntry[]; insights: readonly ArticleEntry[] };

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Pages of the export: the list itself is `index.html` on some hosts, and `404.html` on all of them. */
const TAKEN = ['index', '404'];

/**
 * The part of the URL that the name of a file becomes. The editor and people name files as they like:
 * it keeps dots, quotes and underscores of a title.
 */
function slugOf(name: string): string {
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
  const comment = commentIn(document);
  if (comment)
    throw new Error(
      `${file}:${lineAt(comment.offset)}: YAML reads “#${comment.text}” as a comment: put the text in quotes`,
    );
  try {
    return document.toJS();
  } catch (aliasError) {
    throw new Error(
      `${file}:2: is not valid YAML: ${(aliasError as Error).message}: put text in quotes`,
    );
  }
}

/** The first comment after a text without quotes, which was probably meant as a part of it. */
function commentIn(document: Document) {
  let found: { text: string; offset: number } | undefined;
  visit(document, {
    Scalar: (_key, { type, value, comment, range }) => {
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment) return undefined;
      found = { text: comment, offset: range![0] };
      return visit.BREAK;
    },
  });
  return found;
}

/** @throws Error with one line per fault: the file, the field, the problem and how to fix it */
function readEntry(collection: Collection, name: string, file: string, text: string): Entry {
  const slug = slugOf(name);
  if (!slug)
    throw new Error(
      `${file}: rename the file: its name is part of the URL and needs a letter or a digit`,
    );
  // What is not UTF-8 was read as replacement characters, or has a zero byte in each letter.
  const broken = /[\0\ufffd]/.exec(text);
  if (broken) {
    const line = text.slice(0, broken.index).split('\n').length;
    throw new Error(`${file}:${line}: is not UTF-8: save it as UTF-8`);
  }
  const source = validXml(text.replace(/^\ufeff/, ''));
  const fenced = FENCED.exec(source);
  if (!fenced)
    throw new Error(
      `${file}:1: starts without front matter: put its fields between two lines of ---`,
    );
  const data = withoutEmpty(readFields(file, fenced[1]!)) ?? {};
  const { data: fields, problems } = parsed(COLLECTIONS[collection], data);
  if (!fields)
    throw new Error(problems.map(([record, what]) => `${file} ${record}: ${what}`).join('\n'));
  const body = source.slice(fenced[0].length);
  if (body.trim() === '') throw new Error(`${file}: has no text below its front matter: write it`);
  const bodyLine = fenced[0].split('\n').length;
  return { ...fields, collection, slug, file, body, bodyLine } as Entry;
}

/** Newest first. Entries of one day are sorted by their slugs. */
const byDate = (one: Entry, other: Entry) =>
  other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug);

/**
 * Lists and reads the entries of all collections. Nothing else reads them.
 *
 * @param fileOf the file of a path, which further languages have in folders of their own
 * @throws Error with one line per fault
 */
export function readEntries(
  files: MarkdownFiles,
  fileOf = (path: string) => `content/${path}`,
): Entries {
  const faults: string[] = [];
  const entriesOf = <Each extends Entry>(collection: Collection) => {
    const bySlug = new Map<string, Entry>();
    for (const [path, text] of Object.entries(files).sort()) {
      const [folder, name = '', ...deeper] = path.split('/');
      if (folder !== collection || deeper.length > 0) continue;
      const [, base = '', extension] = /^(.*)\.(md|markdown)$/i.exec(name) ?? [];
      try {
        if (extension && extension !== 'md')
          throw new Error(`${fileOf(path)}: ends with “.${extension}”: rename it to ${base}.md`);
        if (!extension) continue;
        const entry = readEntry(collection, base, fileOf(path), text);
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
    return [...bySlug.values()].sort(byDate) as Each[];
  };
  const entries: Entries = { work: entriesOf('work'), insights: entriesOf('insights') };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return entries;
}

/** Whether an entry is not for the live site yet: a draft, or one with a date in the future. */
export const isHidden = ({ draft, date }: Pick<Entry, 'draft' | 'date'>, now: Date) =>
  draft || date > now.toISOString().slice(0, 10);

/** The entries for the live site today or, with `drafts`, for `next dev` and previews. */
export function visibleEntries(all: Entries, drafts: boolean, now: Date): Entries {
  const shown = <Each extends Entry>(list: readonly Each[]) =>
    drafts ? list : list.filter((entry) => !isHidden(entry, now));
  return { work: shown(all.work), insights: shown(all.insights) };
}

export const allOf = ({ work, insights }: Entries): readonly Entry[] => [...work, ...insights];
