/**
 * Further languages (content/languages.ts). Each is built like a site of its own, in a copy of the
 * project in which the files of its folder replace those of content/, and becomes a folder of the
 * export. A copy, because then pages, scripts and bundlers need not know of languages.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { entryLists } from '@/content/entryLists';
import { languages } from '@/content/languages';
import { site } from '@/content/site';
import { entryPath } from '@/lib/entries/pages';
import { allOf, collections } from '@/lib/entries/read';
import type { Settings } from '@/lib/env';
import { OUT, root, run } from '@/scripts/command';
import { shownEntries } from '@/scripts/entries';
import { readContent } from '@/scripts/content/read';
import { readGenerated } from '@/scripts/export/generated';
import { filesAt, sourceFiles } from '@/scripts/files';

const LIST = 'content/languages.ts';
/** The languages that have a folder. */
const further = languages.slice(1);

/**
 * The paths of entries that some language does not show. In a copy, the build of the first language has
 * said which.
 */
export function untranslatedPaths(drafts: boolean): string[] {
  const told = process.env.SITE_UNTRANSLATED;
  if (told !== undefined) return told.split(' ').filter(Boolean);
  const shown = [undefined, ...further].map(
    (tag) => new Set(allOf(shownEntries(drafts, tag)).map((entry) => entryPath(entryLists, entry))),
  );
  const all = new Set(shown.flatMap((paths) => [...paths]));
  return [...all].filter((file) => !shown.every((paths) => paths.has(file)));
}

const isEntry = (file: string) => collections.some((name) => file.startsWith(`${name}/`));

/** The files of content/, or of one of its languages, by their paths in that folder. */
const filesOf = async (tag = '') =>
  (await filesAt([path.posix.join('content', tag)]))
    .map((file) => path.posix.relative(path.posix.join('content', tag), file))
    .filter((file) => tag || !further.some((other) => file.startsWith(`${other}/`)));

const isTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** @returns one line per mistake in the list and the folders of languages */
export async function languageProblems(): Promise<string[]> {
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
  const known = await filesOf();
  for (const [index, tag] of further.entries()) {
    const own = await filesOf(tag);
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
  }
  return problems;
}

/** The files with words that a language does not have, in one line. */
export async function missingFiles(tag: string) {
  const own = new Set(await filesOf(tag));
  const all = Object.keys(await readContent());
  const missing = all.filter((file) => !own.has(file) && file !== 'languages.ts').sort();
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
  const isLeftOut = (file: string) =>
    made.includes(file) || further.some((other) => file.startsWith(`content/${other}/`));
  const shared = [
    ...(await sourceFiles()).filter((file) => !isLeftOut(file)),
    ...(await filesAt([PICTURES])),
  ];
  /** The files of the copy, with the files that they are copied from. */
  const sources = new Map([
    ...shared.map((file) => [file, file] as const),
    ...(await filesOf(tag)).map((file) => [`content/${file}`, `content/${tag}/${file}`] as const),
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

/** @throws Error if the build of a language fails, after its messages */
export async function addLanguages({ languages: bases, drafts }: Settings) {
  const out = path.join(root, OUT);
  for (const tag of further) {
    const copy = path.join(root, '.next/cache/languages', tag);
    process.stdout.write(`\nBuilding ${bases[tag]}\n${await missingFiles(tag)}`);
    await copyProject(tag, copy);
    const { code } = await run(
      'npm run build',
      {
        EXPORT_DIR: '',
        SITE_LANGUAGE: tag,
        SITE_UNTRANSLATED: untranslatedPaths(drafts).join(' '),
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
    await addToSitemap(out, folder);
    for (const name of ONCE) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
