/**
 * Checks the settings, content/, the files that content/ refers to, and the colors. Prints one line
 * per violated rule and exits with code 1. Advice causes only warnings, and so does an expired
 * security.txt, because sources that built yesterday must still build today. This is the first step
 * of a build, so that invalid content stops the build before anything is generated.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { security, site } from '@/content/site';
import { securityDue } from '@/lib/seo/securityTxt';
import { sourceAdvice, warn } from '@/scripts/advice';
import { contentSchema } from '@/scripts/policy/content';
import { readContent, wordsOf, type Content } from '@/scripts/build/content';
import { isMain, root, stop } from '@/scripts/process';
import { loadSettings } from '@/scripts/settings';
import tokens from '@/tailwind.config';

import { unreadableColors } from './contrast';

/**
 * @param fileExists returns whether a file exists, given its path in public/
 * @returns one message per violated rule, with the file, the record, the problem and how to fix it
 */
export function brokenRules(content: Content, fileExists: (path: string) => boolean): string[] {
  const texts = wordsOf(content).flatMap(({ file, record, text }) => {
    if (text.trim() === '') return [`${file} ${record}: is empty: write the text`];
    return text === text.trim()
      ? []
      : [`${file} ${record}: starts or ends with a space: remove it`];
  });
  const { error } = contentSchema(fileExists).safeParse(content);
  const rules = (error?.issues ?? []).map(({ path: [file, ...steps], message }) => {
    const record = steps.map((step) =>
      typeof step === 'number' ? `[${step}]` : `.${String(step)}`,
    );
    return `content/${String(file)} ${record.join('').replace(/^\./, '')}: ${message}`;
  });
  return [...texts, ...rules];
}

export async function check() {
  loadSettings();
  const content = await readContent();
  const broken = brokenRules(content, (path) => existsSync(join(root, 'public', path)));
  broken.push(...unreadableColors(tokens.theme.colors));
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const due = securityDue(new Date(), { ...security, email: site.email });
  warn(sourceAdvice());
  if (due) process.stderr.write(`${due}\n`);
}

if (isMain(import.meta.url)) check().catch(stop);
