import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

import { root } from '@/scripts/command';

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

/**
 * Validates HTML files with html-validate: exported pages or, if `running` is set, snapshots of the
 * DOM of pages in a browser. Returns one line for each message.
 */
export async function lintComplaints(
  files: readonly string[],
  { running }: { running: boolean },
): Promise<string[]> {
  const rules = { ...HTML_VALIDATE.rules, ...(running ? RUNNING_RULES : {}) };
  const validator = new HtmlValidate(new StaticConfigLoader({ ...HTML_VALIDATE, rules }));
  const lines: string[] = [];
  for (const file of files) {
    const report = await validator.validateString(await readFile(path.join(root, file), 'utf8'));
    for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages))
      lines.push(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  return lines;
}
