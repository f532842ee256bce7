import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { cache } from 'react';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import { lineWithMark, pasted, PICTURE, readMarkdown } from '@/lib/markdown';
import { parsed } from '@/lib/schema';

/** Articles (content/insights/) and case studies (content/work/): Markdown with front matter. */

/** The message says what a field must be. */
const text = (expected: string) => z.string({ error: expected }).trim().min(1, { error: expected });

const PICTURE_EXPECTED =
  'the name of a JPEG, PNG, WebP or AVIF file next to this file, such as dispatch-board.webp';

export const pictureKey = (folder: string, file: string) => `/${folder}/${file}` as const;

const pictureIn = (folder: 'insights' | 'work') =>
  z
    .string({ error: PICTURE_EXPECTED })
    .refine((file) => PICTURE.test(file) && existsSync(path.join(contentFolder(folder), file)), {
      error: PICTURE_EXPECTED,
    })
    .transform((file) => pictureKey(folder, file));

const idsOf = (list: string, ids: readonly (string | number)[]) =>
  z
    .array(
      z.union([z.string(), z.number()]).refine((id) => ids.includes(id), {
        error: `an id of ${list}: ${ids.join(', ')}`,
      }),
      { error: 'a list of ids, or nothing' },
    )
    .default([]);

const post = z.strictObject({
  title: text('the title, which is also the heading of the page'),
  description: text('one or two sentences for lists and search results'),
  /** From this day on (UTC), the live site shows the post. */
  date: z.iso.date({ error: 'a date such as 2026-03-31' }),
  draft: z.boolean({ error: 'true or false' }).default(false),
});

const alt = text('what the picture shows, for people who do not see it');

const TAG = 'a word or two, in quotes if it is a number, without <';

const serviceIds = idsOf(
  'content/lists/services',
  services.map(({ id }) => id),
);

export const article = post.extend({
  picture: pictureIn('insights'),
  alt,
  tags: z
    .array(
      text(TAG).refine((tag) => slugOf(tag) !== '' && !tag.includes('<'), { error: TAG }),
      { error: 'a list of tags, such as [Estimates], or nothing' },
    )
    .default([]),
  /** Whose pages show the article. */
  services: serviceIds,
  /** One of the people, or another name. By default, the company. */
  author: text('who wrote it').optional(),
});

export const caseStudy = post.extend({
  picture: pictureIn('work'),
  alt,
  client: text('the id of a brand in content/lists/brands, or a name'),
  services: serviceIds,
  products: idsOf(
    'content/lists/products',
    products.map(({ id }) => id),
  ),
  results: z
    .array(
      z.strictObject({
        figure: text('a short figure in quotes, such as "41%"'),
        meaning: text('what the figure means, such as “fewer calls”'),
      }),
      { error: 'a list of figures with their meanings, or nothing' },
    )
    .default([]),
  quote: z
    .strictObject(
      { text: text('the words of the client'), speaker: text('who says it') },
      { error: 'a text and a speaker, or nothing' },
    )
    .optional(),
});

const contentFolder = (folder: string) => path.join(process.cwd(), 'content', folder);

const FRONT_MATTER = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n|$)(.*)$/s;
/** A `#` that starts a comment in YAML, and silently ends an unquoted text. */
const COMMENT = /^[^"'#\n]+ #/m;

function fieldsIn(file: string, yaml: string): unknown {
  const comment = COMMENT.exec(yaml)?.[0];
  if (comment)
    throw new Error(`${file}, ${comment}: put the text in quotes, because # starts a comment`);
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    const [what] = (error as YAMLParseError).message.split(/ at line|\n/);
    const line = ((error as YAMLParseError).linePos?.[0].line ?? 0) + 1;
    throw new Error(`${file}, line ${line}: is not YAML (${what}): put text in quotes`);
  }
}

/**
 * @param file such as `content/insights/how-to-read-an-estimate.md`
 * @throws Error with one line per problem: the file, the field or line, the problem and the remedy
 */
export function parsePost<Fields extends z.infer<typeof post>>(
  file: string,
  source: string,
  schema: z.ZodType<Fields>,
) {
  const found = FRONT_MATTER.exec(pasted(source));
  if (!found) throw new Error(`${file}: must start with its fields between two lines of ---`);
  const [, yaml = '', body = ''] = found;
  const { data, problems } = parsed(schema, fieldsIn(file, yaml));
  const { problems: textProblems, ...facts } = readMarkdown(body, site.language);
  const linesBefore = yaml.split('\n').length + 2;
  const lines = [
    ...problems.map(([field, problem]) => `${file}, ${field}: ${problem}`),
    ...textProblems.map(({ line, problem }) => `${file}, line ${line + linesBefore}: ${problem}`),
  ];
  if (!data || lines.length > 0) throw new Error(lines.join('\n'));
  const inFields = [data.title, data.description].find((value) => lineWithMark(value));
  const slug = slugOf(path.basename(file, path.extname(file)).normalize());
  return { ...data, ...facts, slug, file, body, mark: inFields ?? facts.mark };
}

/** Other files in the folder of a list in the export. */
const TAKEN = ['', '404', 'index', 'tags'];

/** @returns one line per post whose URL another one has */
function urlProblems(posts: readonly { slug: string; file: string }[]): string[] {
  const files = new Map<string, string>();
  return posts.flatMap(({ slug, file }) => {
    const twin = files.get(slug);
    files.set(slug, file);
    if (TAKEN.includes(slug)) return `${file}: its name cannot be the end of a URL: rename it`;
    return twin ? `${file}: has the same URL as ${twin}: rename one of them` : [];
  });
}

/** Parsed again only after a change: with 200 articles, lists read them hundreds of times. */
const known = new Map<string, unknown>();

function readPost<Fields extends z.infer<typeof post>>(
  folder: string,
  name: string,
  schema: z.ZodType<Fields>,
) {
  const file = path.join(contentFolder(folder), name);
  const version = `${file} ${statSync(file).mtimeMs}`;
  if (!known.has(version)) {
    const shown = `content/${folder}/${name}`;
    const bytes = readFileSync(file);
    if (!isUtf8(bytes)) throw new Error(`${shown}: is not UTF-8: save it as UTF-8`);
    known.set(version, parsePost(shown, bytes.toString(), schema));
  }
  return known.get(version) as ReturnType<typeof parsePost<Fields>>;
}

/** Whether the live site does not show a post: a draft, or a date in the future (UTC). */
export const isHidden = ({ draft, date }: Pick<z.infer<typeof post>, 'draft' | 'date'>) =>
  draft || date > new Date().toISOString().slice(0, 10);

/**
 * The posts of a folder, newest first.
 * @param drafts whether to include hidden ones
 * @throws Error with one line per problem
 */
function readPosts<Fields extends z.infer<typeof post>>(
  folder: string,
  schema: z.ZodType<Fields>,
  drafts: boolean,
) {
  const at = contentFolder(folder);
  // macOS writes files that start with a dot to other disks.
  const names = existsSync(at) ? readdirSync(at).filter((name) => /^[^.].*\.md$/i.test(name)) : [];
  const problems: string[] = [];
  const posts = names.sort().flatMap((name) => {
    try {
      return readPost(folder, name, schema);
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  problems.push(...urlProblems(posts));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return posts
    .filter((each) => drafts || !isHidden(each))
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** Read once per rendered page, so that a reload in `next dev` shows an edit. */
export const insights = cache((drafts = BUILD.drafts) => readPosts('insights', article, drafts));
export const work = cache((drafts = BUILD.drafts) => readPosts('work', caseStudy, drafts));

/** An export cannot contain a route without pages (Next.js 16.4). */
export function slugParams(folder: string, records: readonly { slug: string }[]) {
  if (records.length === 0)
    throw new Error(`${folder} has no pages: add to its content, or delete the folder`);
  return records.map(({ slug }) => ({ slug }));
}

export type Article = ReturnType<typeof insights>[number];
export type CaseStudy = ReturnType<typeof work>[number];

/** With fewer articles, the list of a tag is not for search engines: it says little of its own. */
export const LISTED_FROM = 3;

export const tagPath = (tag: string) => `/Insights/tags/${slugOf(tag)}` as const;

/**
 * In alphabetical order.
 * @throws Error if two tags have the same URL
 */
export function tagged(drafts?: boolean) {
  const articles = insights(drafts);
  const tags = new Map<string, string>();
  for (const { tags: own, file } of articles)
    for (const tag of own) {
      const slug = slugOf(tag);
      const first = tags.get(slug) ?? tag;
      if (first !== tag)
        throw new Error(
          `${file}, tags: “${tag}” has the same URL as “${first}”: write them the same way`,
        );
      tags.set(slug, tag);
    }
  return [...tags]
    .map(([slug, tag]) => ({
      tag,
      slug,
      articles: articles.filter((each) => each.tags.includes(tag)),
    }))
    .sort((one, other) => one.tag.localeCompare(other.tag, site.language));
}

/** As many as fit into a row. */
const MOST_RELATED = 3;

/** The posts that share most with a post, the first ones of equal ones. */
export function related<Each extends { slug: string }>(
  post: Each,
  posts: readonly Each[],
  idsOf: (post: Each) => readonly unknown[],
): Each[] {
  const own = idsOf(post);
  const shared = (other: Each) => idsOf(other).filter((id) => own.includes(id)).length;
  return posts
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, MOST_RELATED);
}
