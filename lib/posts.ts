import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import { pasted, PICTURE, readMarkdown } from '@/lib/markdown';
import { checked } from '@/lib/schema';

/** Articles (content/insights/) and case studies (content/work/): Markdown with front matter. */

/** The message says what a field must be. */
const text = (expected: string) => z.string(expected).trim().min(1, expected);

const PICTURE_EXPECTED =
  'the name of a JPEG, PNG, WebP or AVIF file next to this file, such as dispatch-board.webp, without spaces';

export const pictureKey = (folder: string, file: string) => `/${folder}/${file}` as const;

const pictureIn = (folder: 'insights' | 'work') =>
  z
    .string(PICTURE_EXPECTED)
    .refine(
      (file) => PICTURE.test(file) && existsSync(`content/${folder}/${file}`),
      PICTURE_EXPECTED,
    )
    .transform((file) => pictureKey(folder, file));

function idsOf<Id extends string | number>(list: string, records: readonly { id: Id }[]) {
  const ids = records.map(({ id }) => id);
  const expected = `an id of ${list}: ${ids.join(', ')}`;
  return z.array(z.literal(ids, expected), 'a list of ids, or nothing').default([]);
}

const post = z.strictObject({
  title: text('the title, which is also the heading of the page'),
  description: text('one or two sentences for lists and search results'),
  /** From this day on (UTC), the live site shows the post. */
  date: z.iso.date('a date such as 2026-03-31'),
  draft: z.boolean('true or false').default(false),
});

type Post = z.infer<typeof post>;

const alt = text('what the picture shows, for people who do not see it');

const TAG = 'a word or two, in quotes if it is a number, without <';

const serviceIds = idsOf('content/lists/services', services);

export const article = post.extend({
  picture: pictureIn('insights'),
  alt,
  tags: z
    .array(
      text(TAG).regex(/^[^<]*[\p{L}\d][^<]*$/u, TAG),
      'a list of tags, such as [Estimates], or nothing',
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
  products: idsOf('content/lists/products', products),
  results: z
    .array(
      z.strictObject({
        figure: text('a short figure in quotes, such as "41%"'),
        meaning: text('what the figure means, such as “fewer calls”'),
      }),
      'a list of figures with their meanings, or nothing',
    )
    .default([]),
  quote: z
    .strictObject(
      { text: text('the words of the client'), speaker: text('who says it') },
      'a text and a speaker, or nothing',
    )
    .optional(),
});

const FRONT_MATTER = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n|$)(.*)$/s;

/** @throws Error with the file, the field or line, the problem and the remedy */
function parsePost<Fields extends Post>(file: string, schema: z.ZodType<Fields>) {
  const slug = path.basename(file, '.md');
  if (!/^[a-z\d-]+$/.test(slug) || slug === 'index')
    throw new Error(
      `${file}: name it with lowercase letters, digits and hyphens, and not index.md`,
    );
  const [, yaml, body = ''] = FRONT_MATTER.exec(pasted(readFileSync(file, 'utf8'))) ?? [];
  if (yaml === undefined)
    throw new Error(`${file}: must start with its fields between two lines of ---`);
  const fields = parseDocument(yaml, { prettyErrors: false });
  for (const { message } of fields.errors)
    throw new Error(`${file}: its fields are not YAML (${message}): put text in quotes`);
  const data = checked(file, schema, fields.toJS());
  const { problems, ...facts } = readMarkdown(body, site.language);
  const linesBefore = yaml.split('\n').length + 2;
  for (const { line, problem } of problems)
    throw new Error(`${file}, line ${line + linesBefore}: ${problem}`);
  return { ...data, ...facts, slug, body };
}

/** Whether the live site does not show a post: a draft, or a date in the future (UTC). */
export const isHidden = ({ draft, date }: Pick<Post, 'draft' | 'date'>) =>
  draft || date > new Date().toISOString().slice(0, 10);

/** @returns a function that reads the posts of a folder, newest first, with hidden ones if `drafts` */
function postsIn<Fields extends Post>(folder: string, schema: z.ZodType<Fields>) {
  /** Parsed again only after a change: with 200 articles, lists read them hundreds of times. */
  const known = new Map<string, ReturnType<typeof parsePost<Fields>>>();
  const at = `content/${folder}`;
  return (drafts = BUILD.drafts) =>
    (existsSync(at) ? readdirSync(at) : [])
      .filter((name) => /^[^.].*\.md$/.test(name))
      .map((name) => {
        const file = `${at}/${name}`;
        const version = `${file} ${statSync(file).mtimeMs}`;
        const read = known.get(version) ?? parsePost(file, schema);
        known.set(version, read);
        return read;
      })
      .filter((each) => drafts || !isHidden(each))
      .sort((one, other) => other.date.localeCompare(one.date));
}

export const insights = postsIn('insights', article);
export const work = postsIn('work', caseStudy);

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

/** In alphabetical order. Tags with the same URL are one. */
export function tagged(drafts?: boolean) {
  const articles = insights(drafts);
  const tags = new Map(articles.flatMap((each) => each.tags.map((tag) => [slugOf(tag), tag])));
  return [...tags]
    .map(([slug, tag]) => ({
      tag,
      slug,
      articles: articles.filter((each) => each.tags.map((own) => slugOf(own)).includes(slug)),
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
