import { parse, YAMLParseError } from 'yaml';

import { parsed } from '@/lib/zodProblems';

import { article, type Article } from './article';
import { caseStudy, type CaseStudy } from './caseStudy';

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
  /** The name of the file without its extension, and the last part of the URL. */
  slug: string;
  /** Path of the file, such as `content/work/dispatch-board.md`, for messages. */
  file: string;
  /** The Markdown below the front matter, and the number of the line that it starts on. */
  body: string;
  bodyLine: number;
};
export type CaseEntry = Shared & CaseStudy;
export type ArticleEntry = Shared & Article;
export type Entry = CaseEntry | ArticleEntry;
export type Entries = { work: readonly CaseEntry[]; insights: readonly ArticleEntry[] };

const SLUG = /^[\p{Ll}\p{Lo}\d]+(-[\p{Ll}\p{Lo}\d]+)*$/u;
const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Removes empty values: editors save optional fields that nobody filled in as empty strings. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const filled = Object.entries(value).flatMap(([key, inner]) => {
    const kept = withoutEmpty(inner);
    return kept === undefined ? [] : [[key, kept]];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** @throws Error with one line per fault: the file, the field, the problem and how to fix it */
function readEntry(collection: Collection, slug: string, source: string): Entry {
  const file = `content/${collection}/${slug}.md`;
  if (!SLUG.test(slug))
    throw new Error(
      `${file}: rename the file to lowercase letters, digits and single hyphens, because its name is part of the URL`,
    );
  const fenced = FENCED.exec(source);
  if (!fenced)
    throw new Error(
      `${file}:1: starts without front matter: put its fields between two lines of ---`,
    );
  let data: unknown;
  try {
    data = withoutEmpty(parse(fenced[1]!)) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The front matter starts on the second line of the file.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [problem] = error.message.split(/ at line|\n/);
    throw new Error(`${file}:${line}: is not valid YAML: ${problem}: put text in quotes`);
  }
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
 * @throws Error with one line per fault
 */
export function readEntries(files: MarkdownFiles): Entries {
  const faults: string[] = [];
  const entriesOf = <Each extends Entry>(collection: Collection) =>
    Object.entries(files)
      .flatMap(([path, source]) => {
        const [folder, name = '', ...deeper] = path.split('/');
        if (folder !== collection || deeper.length > 0 || !name.endsWith('.md')) return [];
        try {
          return [readEntry(collection, name.slice(0, -'.md'.length), source)];
        } catch (error) {
          faults.push((error as Error).message);
          return [];
        }
      })
      .sort(byDate) as Each[];
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
