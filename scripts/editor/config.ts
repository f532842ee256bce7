/** The configuration of the editor at /admin/: what is edited, where it is saved, and who may. */
import type { CmsConfig, Collection, Field } from '@sveltia/cms';

import { people } from '@/content/lists/people';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { Collection as EntryCollection } from '@/lib/entries/collection';
import type { Settings } from '@/lib/settings/env';
import { LISTS } from '@/lib/records/lists';

import { formOf, formProblems } from './forms';

const RELATIONS = {
  brands: { collection: 'lists', file: 'brands', value: 'items.*.id', label: 'items.*.name' },
  services: { options: services.map(({ id, title }) => ({ value: id, label: title })) },
  // Without people, the author of an article is any name.
  ...(people.length > 0 && {
    people: { collection: 'lists', file: 'people', value: 'items.*.name', label: 'items.*.name' },
  }),
  // A relation does not find ids that are numbers.
  products: { options: products.map(({ id, title }) => ({ value: id, label: title })) },
};

const lists = (): Collection => ({
  name: 'lists',
  label: 'Lists',
  files: Object.entries(LISTS).map(([name, schema]) => ({
    name,
    label: schema.meta()?.title,
    file: `content/lists/${name}.json`,
    fields: formOf(schema, RELATIONS),
  })),
});

/** The text of an entry below its front matter. Its pictures are next to the entry, too. */
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

/** The list as on the site: by the field that the record names, or newest first. */
function sorting({ orderBy, fields }: EntryCollection) {
  const isByDate = !orderBy && 'date' in fields.shape;
  const field = orderBy ?? (isByDate ? 'date' : 'title');
  return {
    fields: [...new Set([field, 'title'])],
    default: { field, direction: isByDate ? ('descending' as const) : ('ascending' as const) },
  };
}

/** Markdown files with their pictures next to them. The name of a file follows from its title. */
const entries = () =>
  Object.entries<EntryCollection>(collections).map(([name, record]): Collection => ({
    name,
    label: record.words.name,
    label_singular: record.singular,
    folder: `content/${name}`,
    extension: 'md',
    format: 'yaml-frontmatter',
    slug: '{{title}}',
    media_folder: '',
    public_folder: '',
    sortable_fields: sorting(record),
    fields: [...formOf(record.fields, RELATIONS), BODY],
  }));

/** What the forms cannot express, one line each. `npm run check:content` stops for them, and a build with an editor. */
export const editorProblems = (): string[] =>
  [
    ...Object.entries(LISTS).map(
      ([name, schema]) => ['lib/records/lists.ts', name, schema] as const,
    ),
    ...Object.entries(collections).map(
      ([name, { fields }]) => [`content/collections/${name}.ts`, 'fields', fields] as const,
    ),
  ].flatMap(([file, name, schema]) =>
    formProblems(schema, name).map(([record, problem]) => `${file} ${record}: ${problem}`),
  );

export const editorConfig = (
  { basePath, siteUrl }: Pick<Settings, 'basePath' | 'siteUrl'>,
  { repository, signIn, review }: NonNullable<Settings['editor']>,
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
  collections: [lists(), ...entries()],
});
