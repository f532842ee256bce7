/** Mistakes in the list of languages and in their folders. */
import { languages } from '@/content/languages';
import { ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import type { LeadField } from '@/lib/lead/own/fields';
import { furtherLanguages } from '@/lib/catalog/languages';
import { readContent } from '@/scripts/content/read';

import { filesOf, isEntry, isEntryText } from './files';

const LIST = 'content/languages.ts';

const isTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** The fields of the form, whose words each language has, are the same in all languages. */
async function* translatedFieldProblems(content: string, tag: string) {
  const file = `${content}/${tag}/leadForm.ts`;
  const { ownForm: own } = (await import(`@/${file}`)) as { ownForm: typeof ownForm };
  const shape = (fields: readonly LeadField[]) => fields.map(({ id, type }) => `${id} (${type})`);
  const wanted = shape(ownForm.fields);
  const found = shape(own.fields);
  for (const field of wanted)
    if (!found.includes(field))
      yield `${file} ownForm.fields: lacks the field ${field} of content/leadForm.ts: add it with its label`;
  for (const field of found)
    if (!wanted.includes(field))
      yield `${file} ownForm.fields: has the field ${field}, which content/leadForm.ts lacks: remove it, or add it there`;
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
  if (furtherLanguages.length === 0)
    problems.push(`${LIST} languages: has only one language: add another one, or remove it`);
  const known = await filesOf(content);
  for (const [index, tag] of furtherLanguages.entries()) {
    const own = await filesOf(content, tag);
    if (!isTag(tag) || languages.indexOf(tag) !== index + 1)
      problems.push(
        `${LIST} languages[${index + 1}]: is "${tag}", but must be a language tag, such as nb or pt-BR, and differ from the others`,
      );
    else if (own.length === 0)
      problems.push(
        `content/${tag}: does not exist: create it (docs/languages.md), or remove ${tag} from ${LIST}`,
      );
    for (const file of own)
      if (!known.includes(file) && !isEntry(file))
        problems.push(
          `content/${tag}/${file}: replaces no file of content/: correct its name, or delete it`,
        );
    if (own.includes('leadForm.ts'))
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
