/**
 * Tests the editor at /admin/ in Chromium: builds the site with it, opens every form, edits a copy of
 * the content, and builds the site from what was saved (e2e/sample/editor/editor.spec.ts).
 */
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { Field } from '@sveltia/cms';

import { readSettings } from '@/lib/env';

import { root, run } from './command';
import { editorConfig } from './editor/config';
import { writeEditor } from './editor/write';
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
    { repository, signIn: null, review: false },
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

/** The editor alone, whose changes become pull requests. */
async function writeReviewed(): Promise<string> {
  const reviewed = `${dir}-reviewed`;
  await mkdir(path.join(root, reviewed), { recursive: true });
  await cp(path.join(root, dir, 'icon.svg'), path.join(root, reviewed, 'icon.svg'));
  const settings = readSettings({ ...env, NEXT_PUBLIC_EDITOR_REVIEW: 'on' });
  await writeEditor(path.join(root, reviewed), settings);
  return reviewed;
}

async function main() {
  const { code } = await run('npm run build', env);
  const command = 'npx playwright test --config e2e/playwright.config.ts --project editor';
  const tested = {
    E2E_EDITOR: dir,
    E2E_EDITOR_REVIEWED: await writeReviewed(),
    E2E_EDITOR_FORMS: JSON.stringify(forms()),
  };
  process.exitCode = code || (await run(command, tested)).code;
}

void main();
