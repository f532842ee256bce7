/**
 * In: the settings of the environment, everything in content/ and the files it names.
 * Out: nothing, or one line for each rule that is broken and exit code 1; a line, no more, where
 * the calendar asks for something: what could be built yesterday can be built today.
 * First step of a build: what is wrong with the words and facts is said before anything is made.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { security, site } from '@/content/site';
import { securityDue } from '@/lib/securityTxt';
import { contentRules, type Content } from '@/scripts/policy/content';
import { content } from '@/scripts/content';
import { isMain, root, stop } from '@/scripts/process';
import { loadSettings } from '@/scripts/settings';

/**
 * @param fileExists tells whether a path below public/ is there
 * @returns one message for each broken rule: file, record, what is wrong, remedy
 */
export function brokenRules(content: Content, fileExists: (path: string) => boolean): string[] {
  return contentRules(fileExists).flatMap(({ file, pick, schema }) => {
    const result = schema.safeParse(pick(content));
    if (result.success) return [];
    return result.error.issues.map(({ path, message }) => {
      const place = path.map((step) =>
        typeof step === 'number' ? `[${step}]` : `.${String(step)}`,
      );
      return `content/${file}${place.length ? ` ${place.join('').replace(/^\./, '')}` : ''}: ${message}`;
    });
  });
}

if (isMain(import.meta.url)) {
  try {
    loadSettings();
  } catch (error) {
    stop(error);
  }
  const broken = brokenRules(content, (path) => existsSync(join(root, 'public', path)));
  if (broken.length > 0) stop(broken.join('\n'));
  const due = securityDue(new Date(), { ...security, email: site.email });
  if (due) process.stderr.write(`${due}\n`);
}
