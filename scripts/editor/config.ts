/** The configuration of the editor at /admin/: what is edited, where it is saved, and who may. */
import type { CmsConfig, Collection, Field } from '@sveltia/cms';

import { people } from '@/content/lists/people';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { insights as insightsWords } from '@/content/pages/Insights';
import { work as workWords } from '@/content/pages/Work';
import { site } from '@/content/site';
import type { Env } from '@/lib/env';
import { LISTS } from '@/lib/records/lists';

import { formOf, formProblems } from './forms';

const lists = (): Collection => ({
  name: 'lists',
  label: 'Lists',
  files: Object.entries(LISTS).map(([name, schema]) => ({
    name,
    label: schema.meta()?.title,
    file: `content/lists/${name}.json`,
    fields: formOf(schema, {}),
  })),
});

/** The text of a post below its front matter. Its pictures are next to the file, too. */
const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  linked_images: false,
  buttons: [
    ...(['bold', 'italic', 'code', 'link', 'quote'] as const),
    ...(['heading-two', 'heading-three', 'bulleted-list', 'numbered-list'] as const),
  ],
};

/** What all posts have, as in lib/posts.ts. */
const POST: Field[] = [
  { name: 'title', label: 'Title' },
  {
    name: 'description',
    label: 'Description',
    widget: 'text',
    hint: 'For lists and search results, 110 to 160 characters.',
  },
  {
    name: 'date',
    label: 'Date',
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
    hint: 'From this day on (UTC), builds of the live site contain it.',
  },
  {
    name: 'picture',
    label: 'Picture',
    widget: 'image',
    choose_url: false,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    hint: 'At least 1440 × 960 px; its edges are cut off to 3:2.',
  },
  {
    name: 'alt',
    label: 'Description of the picture',
    hint: 'For people who do not see it.',
  },
];

const DRAFT: Field = {
  name: 'draft',
  label: 'Draft',
  widget: 'boolean',
  required: false,
  default: false,
  hint: 'Drafts are only in previews.',
};

const CASE_STUDY: Field[] = [
  {
    name: 'client',
    label: 'Client',
    widget: 'relation',
    collection: 'lists',
    file: 'brands',
    value_field: 'items.*.id',
    display_fields: ['items.*.name'],
    hint: 'One of the brands. Only in the file, it can also be another name.',
  },
  {
    name: 'services',
    label: 'Services',
    widget: 'select',
    multiple: true,
    required: false,
    options: services.map(({ id, title }) => ({ value: id, label: title })),
  },
  {
    name: 'products',
    label: 'Products',
    widget: 'select',
    multiple: true,
    required: false,
    // A relation does not find ids that are numbers.
    options: products.map(({ id, title }) => ({ value: id, label: title })),
  },
  {
    name: 'results',
    label: 'Results',
    label_singular: 'Result',
    widget: 'list',
    required: false,
    hint: 'Two to four figures. Lists show the first one.',
    fields: [
      { name: 'figure', label: 'Figure' },
      { name: 'meaning', label: 'Meaning' },
    ],
  },
  {
    name: 'quote',
    label: 'Quote',
    widget: 'object',
    required: false,
    fields: [
      { name: 'text', label: 'Words', widget: 'text' },
      { name: 'speaker', label: 'Speaker' },
    ],
  },
];

const AUTHOR: Field = {
  name: 'author',
  label: 'Author',
  required: false,
  hint: 'One of the people, or another name. Without a name, it is the company.',
};

const ARTICLE: Field[] = [
  {
    name: 'tags',
    label: 'Tags',
    widget: 'list',
    required: false,
    field: { name: 'tag', label: 'Tag' },
    hint: 'Each has a list. Write a tag the same way in all articles.',
  },
  people.length > 0
    ? {
        ...AUTHOR,
        widget: 'relation',
        collection: 'lists',
        file: 'people',
        value_field: 'items.*.name',
        display_fields: ['items.*.name'],
      }
    : AUTHOR,
];

/** Markdown files with their pictures next to them. The name of a file follows from its title. */
const posts = (
  name: string,
  label: string,
  label_singular: string,
  fields: readonly Field[],
): Collection => ({
  name,
  label,
  label_singular,
  folder: `content/${name}`,
  extension: 'md',
  format: 'yaml-frontmatter',
  slug: '{{title}}',
  media_folder: '',
  public_folder: '',
  sortable_fields: {
    fields: ['date', 'title'],
    default: { field: 'date', direction: 'descending' },
  },
  fields: [...POST, ...fields, DRAFT, BODY],
});

/** What the forms cannot express, one line each. `npm run check:content` stops for them, and a build with an editor. */
export const editorProblems = (): string[] =>
  Object.entries(LISTS).flatMap(([name, schema]) =>
    formProblems(schema, name).map(
      ([record, problem]) => `lib/records/lists.ts ${record}: ${problem}`,
    ),
  );

export const editorConfig = (
  { basePath, siteUrl }: Pick<Env, 'basePath' | 'siteUrl'>,
  { repository, signIn, review }: NonNullable<Env['editor']>,
): CmsConfig => ({
  load_config_file: false,
  backend: {
    name: 'github' as const,
    repo: repository,
    ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] as const }),
  } as CmsConfig['backend'],
  publish_mode: review ? 'editorial_workflow' : 'simple',
  app_title: site.name,
  site_url: siteUrl + basePath,
  logo: { src: `${basePath}/icon.svg` },
  // Each field with pictures has a folder of its own; this one is for the list of all pictures.
  media_folder: 'public/product',
  public_folder: '/product',
  media_libraries: {
    // Pages and the build expect file names without spaces and capital letters.
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { clean_accents: true },
  // An empty optional text would be refused by the check.
  output: { omit_empty_optional_fields: true },
  // The preview cannot look like the site.
  editor: { preview: false },
  collections: [
    lists(),
    posts('work', workWords.name, 'Case study', CASE_STUDY),
    posts('insights', insightsWords.name, 'Article', ARTICLE),
  ],
});
