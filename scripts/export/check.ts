/**
 * Checks the settings, content/, the files that content/ refers to, the SVG files, the colors, the fonts
 * and the forms of the editor. Prints one line per violated rule and exits with code 1. Advice causes
 * only warnings.
 * This is the first step of a build, so that invalid content stops the build before anything is
 * generated.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { collections } from '@/content/collections';
import { embedWords } from '@/content/embedWords';
import { redirects } from '@/content/redirects';
import { site } from '@/content/site';
import { unexplained } from '@/lib/embeds/embed';
import { LISTS } from '@/lib/lists';
import { allEntries, allPages, furtherLanguages } from '@/lib/pages/entryFiles';
import { CONTENT, isMain, root, stop } from '@/scripts/command';
import { contentAdvice, warn } from '@/scripts/content/advice';
import { collectionProblems, entryProblems } from '@/scripts/content/collections';
import { colorProblems, contentProblems } from '@/scripts/content/problems';
import { readContent } from '@/scripts/content/read';
import { redirectProblems } from '@/scripts/content/redirects';
import { svgFaults } from '@/scripts/content/svg';
import { editorProblems } from '@/scripts/editor/config';
import { shownEmbeds } from '@/scripts/embeds';
import { variableAdvice } from '@/scripts/export/envFiles';
import { familyProblems } from '@/scripts/export/fontFamilies';
import { loadSettings } from '@/scripts/export/settings';
import { filesAt } from '@/scripts/files';
import { copyProblems, languageProblems } from '@/scripts/languages/problems';
import { FAMILIES } from '@/scripts/policy/fonts';
import { hostAdvice, hostRules, redirectedPaths } from '@/scripts/policy/hosts';
import tokens from '@/tailwind.config';

const stopFor = (problems: readonly string[]) => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

/** What runs in the SVG files that the site serves, or makes its icons from. */
async function svgProblems(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['public', 'content'])
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.svg$/i.test(name)) continue;
      const file = `${folder}/${name.replaceAll(sep, '/')}`;
      found.push(...svgFaults(file, await readFile(join(root, file), 'utf8')));
    }
  return found;
}

/** webpack and `import()` read these characters as a part of a URL. */
export function folderProblems(folder: string): string[] {
  const wrong = /[#%]/.exec(folder);
  return wrong
    ? [
        `The project is in ${folder}: rename the folder, because webpack cannot read a path with ${wrong[0]}`,
      ]
    : [];
}

/** @param forms whether to check the forms of the editor, although the site has none */
export async function check({ forms = false } = {}) {
  stopFor(folderProblems(root));
  const { editor, plan } = loadSettings();
  stopFor(familyProblems(FAMILIES));
  stopFor(plan ? copyProblems(plan.tag) : await languageProblems(CONTENT));
  stopFor(
    collectionProblems(collections, {
      content: (await filesAt([CONTENT])).map((file) => file.slice(`${CONTENT}/`.length)),
      exists: (file) => existsSync(join(root, file)),
    }),
  );
  const content = await readContent(CONTENT);
  stopFor([
    ...contentProblems(content, LISTS, (path) => existsSync(join(root, 'public', path))),
    ...entryProblems(collections, allEntries(CONTENT)),
    ...redirectProblems(redirects, {
      paths: allPages(true).map(({ path }) => path),
      tags: furtherLanguages,
      elsewhere: site.elsewhere ?? [],
    }).map(([record, problem]) => `content/redirects.ts ${record}: ${problem}`),
    ...(editor || forms ? editorProblems() : []),
    ...unexplained(await shownEmbeds({ drafts: true, plan }), embedWords),
    ...colorProblems(tokens.theme.colors),
    ...(await svgProblems()),
  ]);
  const rules = hostRules({ paths: redirectedPaths(), vendors: [] });
  warn([...variableAdvice(), ...contentAdvice(content), ...hostAdvice(rules)]);
}

if (isMain(import.meta.url)) check({ forms: true }).catch(stop);
