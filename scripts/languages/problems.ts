/** Mistakes in the list of languages and in their folders. */
import { languages } from '@/content/languages';
import { ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import type { LeadField } from '@/lib/lead/own/fields';
import { furtherLanguages } from '@/lib/catalog/languages';
import { readContent } from '@/scripts/content/read';

import { filesOf, isEntry, isEntryText, ownModule } from './files';

const LIST = 'content/languages.ts';

/** The fields of the form, whose words each language has, are the same in all languages. */
async function* translatedFieldProblems(content: string, tag: string) {
  const file = `${content}/${tag}/leadForm.ts`;
  const own = await ownModule<{ ownForm: typeof ownForm }>(content, tag, 'leadForm');
  if (!own) return;
  const shape = (fields: readonly LeadField[]) =>
    fields
      .map(({ id, type }) => `${id} (${type})`)
      .sort()
      .join(', ');
  const [wanted, found] = [shape(ownForm.fields), shape(own.ownForm.fields)];
  if (wanted !== found)
    yield `${file} ownForm.fields: are ${found}, but must be those of content/leadForm.ts, ${wanted}`;
}

/** In the copy for a language, its words say which one it is. */
export const copyProblems = (tag: string): string[] =>
  site.language === tag
    ? []
    : [`content/site.ts site.language: is "${site.language}", but must be "${tag}"`];

/**
 * @param content the folder of the content, such as `content`
 * @returns one line per mistake in the list and the folders of languages
 */
export async function languageProblems(content: string): Promise<string[]> {
  const [first] = languages;
  if (first === undefined) return [];
  const problems =
    first === site.language
      ? []
      : [
          `${LIST} languages[0]: is "${first}", but site.language is "${site.language}": make them the same`,
        ];
  const known = await filesOf(content);
  for (const tag of furtherLanguages) {
    const own = await filesOf(content, tag);
    if (own.length === 0)
      problems.push(
        `content/${tag}: does not exist: create it (docs/languages.md), or remove ${tag} from ${LIST}`,
      );
    for (const file of own)
      if (!known.includes(file) && !isEntry(file))
        problems.push(
          `content/${tag}/${file}: replaces no file of content/: correct its name, or delete it`,
        );
    for await (const problem of translatedFieldProblems(content, tag)) problems.push(problem);
  }
  return problems;
}

/** What a language need not have, because it has no words. */
const WITHOUT_WORDS = ['languages.ts', 'redirects.ts'];

/** The files with words that a language does not have, in one line. */
export async function missingFiles(content: string, tag: string) {
  const own = new Set(await filesOf(content, tag));
  const all = Object.keys(await readContent(content));
  const missing = all
    .filter((file) => !own.has(file) && !WITHOUT_WORDS.includes(file) && !isEntryText(file))
    .sort();
  return missing.length > 0
    ? `content/${tag}/ lacks these files, so their words are in ${languages[0]}: ${missing.join(', ')}\n`
    : '';
}
