/**
 * Further languages (content/languages.ts). Each is built like a site of its own, in a copy of the
 * project in which the files of its folder replace those of content/, and becomes a folder of the
 * export. A copy, because then pages, scripts and bundlers need not know of languages.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { collections } from '@/content/collections';
import { languages } from '@/content/languages';
import { ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { leadingPage } from '@/kit/finish/leadingPages';
import type { Collections } from '@/lib/entries/collection';
import { groupFolder } from '@/lib/entries/groups';
import { entryPath, entryRecords, idOf } from '@/lib/pages/entries';
import { escaped } from '@/lib/entries/feedText';
import type { Settings } from '@/lib/env';
import type { LeadField } from '@/lib/lead/own/fields';
import { CONTENT, OUT, root, run } from '@/scripts/command';
import { originalsFor, shownEntries } from '@/lib/pages/entryFiles';
import { readContent } from '@/scripts/content/read';
import { readGenerated } from '@/scripts/export/generated';
import { filesAt, sourceFiles } from '@/scripts/files';

const LIST = 'content/languages.ts';
/** The languages that have a folder. */
const further = languages.slice(1);

/** The entries that a language shows, and the lists that have some. */
const entryPages = (drafts: boolean, tag?: string) =>
  entryRecords(collections, shownEntries(drafts, tag), site.name);

const entryPaths = (drafts: boolean, tag?: string): string[] =>
  entryPages(drafts, tag).map((page) => page.path);

/** What the build of the first language has told that of a copy. */
const told = (value: string | undefined) => value?.split(' ').filter(Boolean);

/** The paths of entries, and of their lists, that some language does not show. */
export function hiddenPaths(drafts: boolean): string[] {
  const known = told(process.env.SITE_HIDDEN);
  if (known) return known;
  const shown = [undefined, ...further].map((tag) => entryPaths(drafts, tag));
  const all = [...new Set(shown.flat())];
  return [
    ...all.filter((file) => !shown.every((paths) => paths.includes(file))),
    // No page, so that the closest one above a list of a tag is the list of all entries.
    ...Object.values(collections as Collections)
      .map(groupFolder)
      .filter((folder) => all.some((page) => page.startsWith(`${folder}/`))),
  ];
}

/** The same, with the entries that some language shows in the first one. */
export function untranslatedPaths(drafts: boolean): string[] {
  const known = told(process.env.SITE_UNTRANSLATED);
  if (known) return known;
  const originals = further.flatMap(originalsFor).map((entry) => entryPath(collections, entry));
  return [...new Set([...hiddenPaths(drafts), ...originals])];
}

const isEntry = (file: string) =>
  Object.keys(collections).some((name) => file.startsWith(`${name}/`));
const isEntryText = (file: string) => isEntry(file) && /\.(md|markdown)$/i.test(file);

/** The files of content/, or of one of its languages, by their paths in that folder. */
const filesOf = async (content: string, tag = '') =>
  (await filesAt([path.posix.join(content, tag)]))
    .map((file) => path.posix.relative(path.posix.join(content, tag), file))
    .filter((file) => tag || !further.some((other) => file.startsWith(`${other}/`)));

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
  const { ownForm: own } = (await import(path.join(root, file))) as { ownForm: typeof ownForm };
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

/**
 * @param content the folder of the content, such as `content`
 * @returns one line per mistake in the list and the folders of languages
 */
export async function languageProblems(content: string): Promise<string[]> {
  const [first] = languages;
  if (first === undefined) return [];
  const copied = process.env.SITE_LANGUAGE;
  if (copied)
    return site.language === copied
      ? []
      : [`content/site.ts site.language: is "${site.language}", but must be "${copied}"`];
  const problems =
    first === site.language
      ? []
      : [
          `${LIST} languages[0]: is "${first}", but site.language is "${site.language}": make them the same`,
        ];
  if (further.length === 0)
    problems.push(`${LIST} languages: has only one language: add another one, or remove it`);
  const known = await filesOf(content);
  for (const [index, tag] of further.entries()) {
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
        problems.push(`content/${tag}/${file}: replaces no file of content/: correct its name`);
    if (own.includes('leadForm.ts'))
      for await (const problem of translatedFieldProblems(content, tag)) problems.push(problem);
  }
  return problems;
}

/** The files with words that a language does not have, in one line. */
export async function missingFiles(content: string, tag: string) {
  const own = new Set(await filesOf(content, tag));
  const all = Object.keys(await readContent(content));
  const missing = all
    .filter((file) => !own.has(file) && file !== 'languages.ts' && !isEntryText(file))
    .sort();
  return missing.length > 0
    ? `content/${tag}/ lacks these files, so their words are in ${languages[0]}: ${missing.join(', ')}\n`
    : '';
}

/** Their names contain a hash of their masters, so a copy takes them over. */
const PICTURES = 'public/pictures';

/**
 * Makes a copy of the project with the files of a language. Keeps what the last build of the copy made,
 * because what the build of the first language made, such as social cards, has other words.
 */
async function copyProject(tag: string, copy: string) {
  const { files: made } = await readGenerated();
  const originals = originalsFor(tag).map(({ file }) => file);
  const isLeftOut = (file: string) =>
    made.includes(file) ||
    further.some((other) => file.startsWith(`content/${other}/`)) ||
    // An entry without a translation may be no page of the language. Its pictures may be shared.
    (isEntryText(path.posix.relative(CONTENT, file)) && !originals.includes(file));
  const shared = [
    ...(await sourceFiles()).filter((file) => !isLeftOut(file)),
    ...(await filesAt([PICTURES])),
  ];
  /** The files of the copy, with the files that they are copied from. */
  const sources = new Map([
    ...shared.map((file) => [file, file] as const),
    ...(await filesOf(CONTENT, tag)).map(
      (file) => [`content/${file}`, `content/${tag}/${file}`] as const,
    ),
  ]);
  const { files: kept } = await readGenerated(copy);
  await mkdir(copy, { recursive: true });
  for (const file of [...(await sourceFiles(copy)), ...(await filesAt([PICTURES], copy))])
    if (!sources.has(file) && !kept.includes(file)) await rm(path.join(copy, file));
  for (const [to, from] of sources)
    await cp(path.join(root, from), path.join(copy, to), { preserveTimestamps: true });
}

/** Files that a site has once. The list of pages is merged. */
const ONCE = ['robots.txt', 'sitemap.xml', '.well-known'];

async function addToSitemap(out: string, folder: string) {
  const file = path.join(out, 'sitemap.xml');
  const [own = ''] =
    /<url>[\s\S]*<\/url>\n/.exec(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')) ?? [];
  const all = await readFile(file, 'utf8');
  await writeFile(
    file,
    all.replace('</urlset>', () => `${own}</urlset>`),
  );
}

/** Old links and typed URLs to an entry that the language does not show lead to the original. */
async function addLeadingPages(folder: string, tag: string, { drafts, sitePath }: Settings) {
  const shown = new Set(entryPaths(drafts, tag));
  const missing = entryPages(drafts).filter((page) => !shown.has(page.path));
  for (const { path: own, name } of missing) {
    const html = leadingPage(escaped(sitePath + encodeURI(own)), escaped(name), site.language);
    // Hosts differ in which of the two files they serve for a URL.
    for (const file of [`${own}.html`, `${own}/index.html`]) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, html);
    }
  }
}

/** @throws Error if the build of a language fails, after its messages */
export async function addLanguages(settings: Settings) {
  const { languages: bases, drafts } = settings;
  const out = path.join(root, OUT);
  for (const tag of further) {
    const copy = path.join(root, '.next/cache/languages', tag);
    process.stdout.write(`\nBuilding ${bases[tag]}\n${await missingFiles(CONTENT, tag)}`);
    await copyProject(tag, copy);
    const { code } = await run(
      'npm run build',
      {
        EXPORT_DIR: '',
        SITE_LANGUAGE: tag,
        SITE_ORIGINALS: originalsFor(tag).map(idOf).join(' '),
        SITE_HIDDEN: hiddenPaths(drafts).join(' '),
        SITE_UNTRANSLATED: untranslatedPaths(drafts).join(' '),
        SITE_EMBEDS: settings.embeds.map(({ id }) => id).join(' '),
        NEXT_PUBLIC_BASE_PATH: bases[tag]!,
      },
      { cwd: copy },
    );
    if (code !== 0)
      throw new Error(
        `The language ${tag} was not built. In the messages above, content/ is content/${tag}/ if that has the file.`,
      );
    const folder = path.join(out, tag);
    await cp(path.join(copy, 'out'), folder, { recursive: true });
    // The home page has the URL /nb, which hosts serve like that of any other page.
    await cp(path.join(folder, 'index.html'), `${folder}.html`);
    await addLeadingPages(folder, tag, settings);
    await addToSitemap(out, folder);
    for (const name of ONCE) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
