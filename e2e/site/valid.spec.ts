import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

import { EXPORTS } from '@/scripts/exports';
import { screens } from '@/e2e/support/screens';
import { canonicalPaths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/sample/support/test';
import { root } from '@/scripts/command';
import { DEMO_FORM_FILE } from '@/scripts/policy/csp';

/** Rules of html-validate that are off, with reasons. Any other message fails the test. */
const OFF = {
  'attr-case': 'React renders `srcSet`. Attribute names are case-insensitive.',
  'attribute-boolean-style': 'React renders `async=""`, and so does a serialized document.',
  'attribute-empty-style': 'React renders `crossorigin=""`.',
  'doctype-style': 'React renders it in uppercase, Prettier formats it in lowercase.',
  'long-title': 'A title of any length is valid. The build warns about long ones.',
  'void-style': 'React renders `<br/>`, and a serialized document contains `<br>`.',
};

/**
 * Rules for the DOM of a running page. Inline styles are allowed here: scripts set them with CSSOM,
 * and CSP does not restrict CSSOM.
 */
const RUNNING_RULES: ConfigData['rules'] = { 'no-inline-style': 'off' };

const HTML_VALIDATE: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // html-validate requires `href`, but a preload of a responsive picture has `imagesrcset`
    // instead.
    { link: { attributes: { href: { required: false } } } },
  ],
  rules: {
    ...Object.fromEntries(Object.keys(OFF).map((rule) => [rule, 'off'])),
    // Next.js uses the id `_R_` for a script. In HTML, any id without spaces is valid.
    'valid-id': ['error', { relaxed: true }],
  },
};

/** Returns one line for each message of html-validate. */
async function htmlFaults(html: string, rules: ConfigData['rules'] = {}): Promise<string[]> {
  const loader = new StaticConfigLoader({
    ...HTML_VALIDATE,
    rules: { ...HTML_VALIDATE.rules, ...rules },
  });
  const { results } = await new HtmlValidate(loader).validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

test('The exported pages are valid HTML', async () => {
  const out = path.join(root, EXPORTS.delivered.dir);
  const files = await readdir(out, { recursive: true });
  // Each page has a copy in a directory named after it (kit/finish/copy-twins.ts).
  const isCopy = (file: string) =>
    file.endsWith(`${path.sep}index.html`) &&
    files.includes(file.replace(`${path.sep}index.html`, '.html'));
  // An owner's file in public/, such as one that verifies the site, is served as it is.
  const isOwners = (file: string) =>
    file !== path.normalize(DEMO_FORM_FILE) && existsSync(path.join(root, 'public', file));
  const pages = files.filter((file) => file.endsWith('.html') && !isCopy(file) && !isOwners(file));
  expect(pages.length).toBeGreaterThan(canonicalPaths.length);
  for (const file of pages)
    expect.soft(await htmlFaults(await readFile(path.join(out, file), 'utf8')), file).toEqual([]);
});

for (const { name, show, fresh } of screens.filter(({ upTo }) => !upTo))
  test.describe(`The screen "${name}"`, () => {
    test.use({ visitor: fresh ? 'new' : 'returning' });

    test('is valid HTML, including what scripts have added', async ({ page }) => {
      await show(page);
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      expect(await htmlFaults(`<!DOCTYPE html>${html}`, RUNNING_RULES)).toEqual([]);
    });
  });
