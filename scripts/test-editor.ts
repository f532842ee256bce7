/**
 * Tests the editor at /admin/ in Chromium with the content of a small company (lib/fixture/content/), to
 * which lib/fixture/tsconfig.json leads: opens every form, edits a copy of the content, and builds a site
 * from what was saved (e2e/code/editor.spec.ts).
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Field } from '@sveltia/cms';

import { readSettings } from '@/lib/env';

import { root, run } from './command';
import { editorConfig } from './editor/config';
import { writeEditor } from './editor/write';
import { E2E_DIR, EDITOR_ENV } from './exports';
import { makeFixtureSite } from './test/fixtureSite';

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

/** Writes the editor alone, without the site. Returns its folder. */
async function write(name: string, review: string): Promise<string> {
  const dir = `${E2E_DIR}/${name}`;
  const at = path.join(root, dir);
  await rm(at, { recursive: true, force: true });
  await mkdir(at, { recursive: true });
  await cp(path.join(root, 'lib/fixture/content/mark.svg'), path.join(at, 'icon.svg'));
  await writeEditor(at, readSettings({ ...EDITOR_ENV, NEXT_PUBLIC_EDITOR_REVIEW: review }));
  return dir;
}

async function main() {
  const site = path.join(root, E2E_DIR, 'editor-site');
  await makeFixtureSite(site);
  const { code } = await run(
    'npx playwright test --config e2e/playwright.config.ts --project editor',
    {
      E2E_EDITOR: await write('editor', ''),
      E2E_EDITOR_REVIEWED: await write('editor-reviewed', 'on'),
      E2E_EDITOR_SITE: site,
      E2E_EDITOR_FORMS: JSON.stringify(forms()),
    },
  );
  process.exitCode = code;
}

void main();
