import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';

import { createStaticServer } from '@/kit/hosts/static-server';
import { listen } from '@/kit/testing/process';
import { recordTrouble } from '@/kit/testing/trouble';
import { root, run } from '@/scripts/command';
import { E2E_DIR, EDITOR_ENV } from '@/e2e/exports';
import { filesAt } from '@/scripts/files';
import { makeCompany } from '@/e2e/makeCompany';

/**
 * The editor works on a local repository, which is the private file system of the origin here, with a
 * copy of the content of another company (e2e/makeCompany.ts). What it saves is then built in the
 * site of that company.
 */

/** The site whose content is edited, in which scripts/editor-files.ts has written the editor. */
const EDITED = process.env.E2E_EDITOR ?? '';

const written = (file: string) => path.join(EDITED, E2E_DIR, file);

const SITE = path.join(root, E2E_DIR, 'edited');

/** Every console error of the editor: requests to others that its policy blocks (docs/editing.md). */
const LISTED = [
  /https:\/\/www\.githubstatus\.com\//,
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(source-sans-3|noto-mono|material-symbols-outlined)/,
];

const QUESTION = 'When can I come, and by which boat?';
const ARTICLE = {
  // With letters that the editor keeps in the name of the file.
  title: 'What “dry” means in boat 2.0',
  description: 'Where water comes in, and what we do about it.',
  alt: 'A bucket under a plank',
  text: 'A bilge tells what works.',
};
const FIGURE = { alt: 'Three buckets', caption: 'A picture in the text' };

/** Serves the editor, and opens it with a repository. No error may occur that is not listed. */
const test = base.extend<{ editor: Page }>({
  editor: async ({ page }, provide) => {
    const server = createStaticServer({ dir: written('editor'), basePath: '' });
    const { origin, stop } = await listen(server);
    const troubles = recordTrouble(page.context(), origin, true);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${origin}/admin/`);
    await copyIn(page, await contentFiles());
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByRole('button', { name: 'Show Account Menu' })).toBeVisible();
    await provide(page);
    await stop();
    expect(troubles.filter((line) => !LISTED.some((listed) => listed.test(line)))).toEqual([]);
  },
});

async function contentFiles(): Promise<[file: string, base64: string][]> {
  const files = await filesAt(['content', 'public'], EDITED);
  const data = files.filter((file) => !file.endsWith('.ts'));
  return Promise.all(
    data.map(async (file) => [file, await readFile(path.join(EDITED, file), 'base64')]),
  );
}

const copyIn = (page: Page, files: readonly (readonly [string, string])[]) =>
  page.evaluate(async (all) => {
    const top = await navigator.storage.getDirectory();
    await top.getDirectoryHandle('.git', { create: true });
    for (const [file, base64] of all) {
      const steps = file.split('/');
      let folder = top;
      for (const step of steps.slice(0, -1))
        folder = await folder.getDirectoryHandle(step, { create: true });
      const handle = await folder.getFileHandle(steps.at(-1)!, { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await stream.close();
    }
  }, files);

/** Copies the files in these folders of the editor's repository to the copy of the project. */
async function copyOut(page: Page, folders: readonly string[]) {
  const files = await page.evaluate(async (names) => {
    const found: [string, string][] = [];
    for (const name of names) {
      let folder = await navigator.storage.getDirectory();
      for (const step of name.split('/')) folder = await folder.getDirectoryHandle(step);
      for await (const [file, handle] of folder.entries()) {
        if (handle.kind !== 'file') continue;
        const bytes = new Uint8Array(
          await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
        );
        let text = '';
        for (const byte of bytes) text += String.fromCharCode(byte);
        found.push([`${name}/${file}`, btoa(text)]);
      }
    }
    return found;
  }, folders);
  for (const [file, base64] of files) {
    await mkdir(path.dirname(path.join(SITE, file)), { recursive: true });
    await writeFile(path.join(SITE, file), base64, 'base64');
  }
}

const open = (page: Page, entry: string) =>
  page.goto(new URL(`/admin/#/collections/${entry}`, page.url()).href);

/** The fields that a form shows. Records have numbers in them: `items.4.quote`. */
const shownFields = (page: Page) =>
  page
    .locator('[data-key-path]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).dataset.keyPath!));

const inAny = (field: string) => field.replace(/\.\d+(?=\.|$)/g, '.*');

/** Adds a record to a list, or an optional group. A new record is the last one, and is open. */
async function addTo(page: Page, field: string) {
  const name = (await shownFields(page)).findLast((each) => inAny(each) === field)!;
  const group = page.locator(`[data-key-path="${name}"]`);
  const optional = group.getByRole('checkbox', { name: /^Add / });
  const add = group.getByRole('button', { name: /^Add / }).last();
  await optional.or(add).first().click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Entry saved.');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();
}

/**
 * @param name the name of the file that is chosen
 * @param index the position of the field among the fields with pictures
 */
async function choosePicture(page: Page, name: string, index = 0) {
  // The editor takes two files with equal bytes for one picture.
  const background = { r: 80 * index, g: 110, b: 130 };
  const plain = { width: 1440, height: 960, channels: 3, background } as const;
  const buffer = await sharp({ create: plain }).webp().toBuffer();
  const file = { name, mimeType: 'image/webp', buffer };
  // Each field has two inputs.
  await page
    .locator('input[type=file]')
    .nth(2 * index)
    .setInputFiles(file);
  // Until the editor has read the file, it would save the record without it.
  await expect(page.getByRole('button', { name: 'Replace Image' })).toHaveCount(index + 1);
}

async function changeQuestion(page: Page) {
  await open(page, 'lists/entries/faqs');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const question = page.getByRole('textbox', { name: 'Question', exact: true }).first();
  await question.fill('When can {I} come?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('without braces.')).toBeVisible();
  await question.fill(QUESTION);
  await save(page);
}

async function writeArticle(page: Page) {
  await open(page, 'insights/new');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await field('Title').fill(ARTICLE.title);
  await field('Description').fill(ARTICLE.description);
  await field('Date').fill('2026-11-20');
  await choosePicture(page, 'bucket.webp');
  await field('Description of the picture').fill(ARTICLE.alt);
  await field('Text').click();
  await page.keyboard.type(ARTICLE.text);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await choosePicture(page, 'Screenshot 2026-11-24 at 10.15.32.webp', 1);
  await field('Alt Text').fill(FIGURE.alt);
  await field('Title').last().fill(FIGURE.caption);
  await save(page);
}

test('every form opens, and shows every field', async ({ editor }) => {
  test.setTimeout(300_000);
  const forms = JSON.parse(await readFile(written('forms.json'), 'utf8')) as readonly {
    path: string;
    fields: readonly string[];
  }[];
  expect(forms).not.toEqual([]);
  // Fields below the window are not rendered.
  await editor.setViewportSize({ width: 1280, height: 9000 });
  for (const { path: form, fields } of forms)
    await test.step(form, async () => {
      // From form to form, the second one would stay empty.
      await open(editor, form.split('/')[0]!);
      await expect(editor.getByRole('toolbar', { name: 'Collection', exact: true })).toBeVisible();
      await open(editor, form);
      for (const field of fields) {
        await expect
          .poll(async () => (await shownFields(editor)).map(inAny), `${form}: ${field}`)
          .toContain(field);
        const isOuter = fields.some((each) => each.startsWith(`${field}.`));
        if (isOuter) await addTo(editor, field);
      }
      await expect(editor.locator('[data-key-path]').getByRole('alert')).toHaveCount(0);
    });
});

test('a changed question and an article with pictures are saved, built and shown', async ({
  editor,
}) => {
  test.setTimeout(900_000);
  await changeQuestion(editor);
  await writeArticle(editor);
  await makeCompany(SITE);
  await copyOut(editor, ['content/lists', 'content/insights']);
  const env = { ...EDITOR_ENV, EXPORT_DIR: 'out' };
  expect(await run('npm run build', env, { cwd: SITE })).toMatchObject({ code: 0 });
  const read = (file: string) => readFile(path.join(SITE, 'out', file), 'utf8');
  const home = await read('index.html');
  expect(home).toContain(QUESTION);
  const article = await read('Insights/what-dry-means-in-boat-2-0.html');
  for (const text of [...Object.values(ARTICLE), ...Object.values(FIGURE)])
    expect(article).toContain(text);
  for (const picture of ['bucket', 'screenshot-2026-11-24-at-10-15-32'])
    expect(article).toMatch(new RegExp(`/pictures/[^"]*${picture}[^"]*\\.webp`));
  // The build writes the editor, too.
  expect(await read('admin/index.html')).toContain(': editor</title>');
});
