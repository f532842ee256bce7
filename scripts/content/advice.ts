/** What breaks nothing, but would be better otherwise. What breaks the site is in ./problems.ts. */
import type { Company } from '@/lib/records/company';
import type { PageRecord } from '@/lib/pages/record';
import { securityDue } from '@/lib/seo/securityTxt';
import type { Content, Word } from '@/scripts/content/read';

/** A warning of one line in a build, and an entry in the list of `npm run launch`. */
export type Advice = { file: string; found: string; remedy: string };

export const warn = (findings: readonly Advice[]) => {
  for (const { file, found, remedy } of findings)
    process.stderr.write(`Warning: ${file} ${found}: ${remedy}\n`);
};

/** Advice that needs only the sources. scripts/export/generate.ts adds advice on what it makes. */
export function contentAdvice(content: Content, now = new Date()): Advice[] {
  const advice: Advice[] = [];
  const { site, security } = content['site.ts'] as {
    site: Company;
    security: { confirmed: string };
  };
  const { routes } = content['routes.ts'] as { routes: readonly PageRecord[] };
  const due = securityDue(now, { ...security, email: site.email });
  if (due)
    advice.push({
      file: 'content/site.ts',
      found: `security.confirmed ${due.found}`,
      remedy: due.remedy,
    });
  for (const [index, { title, description }] of routes.entries()) {
    const record = `routes[${index}]`;
    for (const [key, text] of Object.entries({ title, description })) {
      const twin = routes.findIndex((other) => other[key as 'title'] === text);
      if (twin < index)
        advice.push({
          file: 'content/routes.ts',
          found: `${record}.${key} is also used by record ${twin}`,
          remedy: 'write another one',
        });
    }
  }
  return advice;
}

/** Frequent words of English, the language of the sample, that other languages do not have. */
const ENGLISH = /(?<![\p{L}'’])(?:the|and|which|with|your|you|this|that|from)(?![\p{L}'’])/giu;
const WORD = /\p{L}+/gu;

/** In English text, about one word in eight is one of them. */
function isEnglish(text: string) {
  const found = text.match(ENGLISH)?.length ?? 0;
  return found >= 3 && found / text.match(WORD)!.length > 0.05;
}

/**
 * Files that are in English, although the site is not, or the language whose folder they are in.
 *
 * @param words of all languages
 */
export function languageAdvice(words: readonly Word[], [first, ...further]: readonly string[]) {
  const texts = new Map<string, string>();
  for (const { file, text } of words) texts.set(file, `${texts.get(file) ?? ''}\n${text}`);
  const tagOf = (file: string) =>
    further.find((tag) => file.startsWith(`content/${tag}/`)) ?? first!;
  const files = [...texts.keys()].filter((file) => isEnglish(texts.get(file)!));
  return [first!, ...further].flatMap((tag): Advice[] => {
    const untranslated = files.filter((file) => tagOf(file) === tag);
    if (/^en\b/.test(tag) || untranslated.length === 0) return [];
    const found = `is in ${tag}, but has files in English: ${untranslated.join(', ')}`;
    return [
      {
        file: tag === first ? 'content/' : `content/${tag}/`,
        found,
        remedy: 'translate what visitors read',
      },
    ];
  });
}
