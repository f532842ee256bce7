import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { HTML_VALIDATE, RUNNING_RULES } from '@/scripts/policy/valid';
import { root } from '@/scripts/process';

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
