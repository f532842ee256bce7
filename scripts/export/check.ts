/**
 * Checks the settings, content/, the files that content/ refers to, the SVG files, the colors, the fonts
 * and the forms of the editor. Prints one line per violated rule and exits with code 1.
 * This is the first step of a build, so that invalid content stops the build before anything is
 * generated.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { campaigns } from '@/content/lists/campaigns';
import { quotes } from '@/content/lists/quotes';
import { services } from '@/content/lists/services';
import { redirects } from '@/content/redirects';
import { allPages } from '@/lib/catalog/pages';
import { LISTS } from '@/lib/records/lists';
import { insights, tagged, work } from '@/lib/posts';
import { CONTENT, isMain, loadSettings, root, stop } from '@/scripts/command';
import { colorProblems, contentProblems } from '@/scripts/content/problems';
import { readContent } from '@/scripts/content/read';
import { editorProblems } from '@/scripts/editor/config';
import { familyProblems } from '@/scripts/export/fontFamilies';
import { filesAt } from '@/scripts/files';
import { redirectProblems } from '@/scripts/finish/redirects';
import tokens, { FAMILIES } from '@/tailwind.config';

const stopFor = (problems: readonly string[]) => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

/** What runs in an SVG, or hides it: entities and character references could spell it in another way. */
const ACTIVE_SVG =
  /<(?:[\w.-]+:)?(?:script|foreignObject|handler|iframe)\b|<\?xml-stylesheet|<!ENTITY|[\s"'/]on[a-z]+\s*=|javascript:|&#|\0/i;

/** An SVG that is opened on its own is a document of this origin, where the editor keeps its token. */
export const svgFaults = (file: string, source: string): string[] => {
  const found = ACTIVE_SVG.exec(source);
  if (!found) return [];
  return [
    `${file}: contains ${JSON.stringify(found[0].trim())}, which could run at your origin: remove it, or save the file as plain SVG`,
  ];
};

async function svgProblems(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await filesAt(['public', 'content']))
    if (/\.svg$/i.test(file)) found.push(...svgFaults(file, await readFile(file, 'utf8')));
  return found;
}

/** The problems of posts, each of which stops the build. */
function postProblems(): string[] {
  const problems: string[] = [];
  for (const read of [work, tagged])
    try {
      read(true);
    } catch (error) {
      problems.push((error as Error).message);
    }
  return problems;
}

/** Marks that visitors would read, in one warning per post. */
const marks = () =>
  [...work(true), ...insights(true)].flatMap(({ file, mark }) =>
    mark ? `${file}: visitors read “${mark.trim()}”: write it in Markdown, or as code` : [],
  );

/** The case studies that quotes name, by the end of their URLs. */
function caseProblems(): string[] {
  const slugs = work(true).map(({ slug }) => slug);
  return quotes.flatMap(({ case: slug }, index) =>
    slug === undefined || slugs.includes(slug)
      ? []
      : `content/lists/quotes.json [${index}].case: is "${slug}", but must be one of: ${slugs.join(', ')}`,
  );
}

/** Routes without pages, which an export cannot contain (Next.js 16.4). */
function emptyRoutes(drafts: boolean): string[] {
  const routes: [folder: string, source: string, pages: readonly unknown[]][] = [
    ['app/Services/[id]', 'content/lists/services.ts', services],
    ['app/ContactUs/[id]', 'content/lists/campaigns.ts', campaigns],
    ['app/Work', 'content/work/', work(drafts)],
    ['app/Insights', 'content/insights/', insights(drafts)],
    ['app/Insights/tags', 'content/insights/', tagged(drafts)],
    ['app/(files)/feed.xml', 'content/insights/', insights(drafts)],
  ];
  return routes
    .filter(([folder, , pages]) => pages.length === 0 && existsSync(folder))
    .map(
      ([folder, source]) =>
        `${folder} has no pages, because ${source} has nothing for it: delete the folder`,
    );
}

/**
 * @param forms whether to check the forms of the editor, although the site has none
 * @param drafts whether to show what is hidden on the live site
 */
export async function check({ forms = false, drafts = false } = {}) {
  // webpack and `import()` read these characters as a part of a URL.
  if (/[#%]/.test(root))
    throw new Error(`The project is in ${root}: rename the folder, so that it has no # and no %`);
  const settings = loadSettings();
  stopFor(familyProblems(FAMILIES));
  stopFor(postProblems());
  const content = await readContent(CONTENT);
  stopFor([
    ...contentProblems(content, LISTS, (path) => existsSync(`public${path}`)),
    ...emptyRoutes(drafts || settings.drafts),
    ...caseProblems(),
    ...redirectProblems(
      redirects,
      allPages(true).map(({ path }) => path),
    ),
    ...(settings.editor || forms ? editorProblems() : []),
    ...colorProblems(tokens.theme.colors),
    ...(await svgProblems()),
  ]);
  for (const line of [...settings.warnings, ...marks()]) process.stderr.write(`Warning: ${line}\n`);
}

if (isMain(import.meta.url))
  check({ forms: true })
    .then(() => process.stdout.write('No mistakes found in content/ and the settings.\n'))
    .catch(stop);
