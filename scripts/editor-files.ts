/**
 * Writes the editor of the site in whose folder it runs, without the site, and a list of its forms
 * (scripts/test-editor.ts).
 */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Field } from '@sveltia/cms';

import { readSiteSettings } from '@/lib/catalog/settings';
import { editorConfig } from './editor/config';
import { writeEditor } from './editor/write';
import { E2E_DIR, EDITOR_ENV } from '@/e2e/exports';

const at = (file: string) => path.join(E2E_DIR, file);

/** The names of the fields in a form, as the editor writes them: `items.*.quote.text`. */
const pathsIn = (fields: readonly Field[], prefix = ''): string[] =>
  fields.flatMap((field) => {
    const outer = prefix + field.name;
    const inner = field.widget === 'list' ? `${outer}.*` : outer;
    if ('field' in field && field.field) return [outer, inner];
    return 'fields' in field && field.fields
      ? [outer, ...pathsIn(field.fields, `${inner}.`)]
      : [outer];
  });

/** Every form of the editor: where it opens, and what is in it. */
const forms = () =>
  editorConfig(
    { basePath: '', siteUrl: '' },
    { repository: 'owner/repository', signIn: null, review: false },
  ).collections!.flatMap((collection) => {
    if ('files' in collection)
      return collection.files.map(({ name, fields }) => ({
        path: `${collection.name}/entries/${name}`,
        fields: pathsIn(fields),
      }));
    return 'fields' in collection
      ? [{ path: `${collection.name}/new`, fields: pathsIn(collection.fields) }]
      : [];
  });

async function main() {
  const dir = at('editor');
  await mkdir(dir, { recursive: true });
  await cp('content/mark.svg', path.join(dir, 'icon.svg'));
  await writeEditor(dir, readSiteSettings(EDITOR_ENV));
  await writeFile(at('forms.json'), JSON.stringify(forms()));
}

void main();
