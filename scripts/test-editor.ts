/**
 * Tests the editor at /admin/ in Chromium: builds the site with it, opens every form, edits a copy of
 * the content, and builds the site from what was saved (e2e/sample/editor/editor.spec.ts).
 */
import type { Field } from '@sveltia/cms';

import { run } from './command';
import { editorConfig } from './editor/config';
import { E2E_DIR, EXPORTS } from './exports';

const dir = `${E2E_DIR}/editor`;
const repository = 'owner/repository';
const env = {
  ...EXPORTS.delivered.env,
  EXPORT_DIR: dir,
  NEXT_PUBLIC_EDITOR: `github:${repository}`,
};

/** The names of the fields in a form, as the editor writes them: `items.*.quote.text`. */
const pathsIn = (fields: readonly Field[], prefix = ''): string[] =>
  fields.flatMap((field) => {
    const path = prefix + field.name;
    const inner = field.widget === 'list' ? `${path}.*` : path;
    if ('field' in field && field.field) return [path, inner];
    return 'fields' in field && field.fields
      ? [path, ...pathsIn(field.fields, `${inner}.`)]
      : [path];
  });

/** Every form of the editor: where it opens, and what is in it. */
const forms = () =>
  editorConfig({ basePath: '', siteUrl: '' }, { repository, signIn: null }).collections!.flatMap(
    (collection) => {
      if ('files' in collection)
        return collection.files.map(({ name, fields }) => ({
          path: `${collection.name}/entries/${name}`,
          fields: pathsIn(fields),
        }));
      return 'fields' in collection
        ? [{ path: `${collection.name}/new`, fields: pathsIn(collection.fields) }]
        : [];
    },
  );

async function main() {
  const { code } = await run('npm run build', env);
  const command = 'npx playwright test --config e2e/playwright.config.ts --project editor';
  const tested = { E2E_EDITOR: dir, E2E_EDITOR_FORMS: JSON.stringify(forms()) };
  process.exitCode = code || (await run(command, tested)).code;
}

void main();
