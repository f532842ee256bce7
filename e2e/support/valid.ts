import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { HTML_VALIDATE, NU_ALLOWED, RUNNING_RULES } from '@/scripts/policy/valid';
import { root } from '@/scripts/process';

type Message = { url: string; type: string; message: string; lastLine?: number; extract?: string };

const require = createRequire(import.meta.url);
const JAR = path.join(path.dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar');

/**
 * Validates all files with the W3C validator in one run, because starting the validator takes most
 * of the time.
 *
 * @returns one line for each message that is not allowed, and one line for each allowed message
 * that did not occur
 */
export async function nuComplaints(java: string, files: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    java,
    [
      '-jar',
      JAR,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      '--also-check-svg',
      ...files,
    ],
    { cwd: root, maxBuffer: 2 ** 28 },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const allowed = ({ message }: Message) => NU_ALLOWED.some((each) => each.message.test(message));
  const unused = NU_ALLOWED.filter(
    (each) => !messages.some(({ message }) => each.message.test(message)),
  );
  return [
    ...messages
      .filter((message) => !allowed(message))
      .map(({ url, type, message, extract }) => {
        const file = path.relative(root, fileURLToPath(url));
        return `${file}: ${type}: ${message} ${extract ?? ''}`;
      }),
    ...unused.map(({ message }) => `scripts/policy/valid.ts allows ${message}, which nobody says`),
  ];
}

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
