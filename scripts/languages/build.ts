/**
 * Builds further languages (content/languages.ts). Each is built like a site of its own, in a copy of the
 * project in which the files of its folder replace those of content/, and becomes a folder of the
 * export. A copy, because then pages, scripts and bundlers need not know of languages.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { EmbedVendor } from '@/lib/embeds/embed';
import type { Settings, SitePlan } from '@/lib/settings/env';
import { furtherLanguages } from '@/lib/catalog/languages';
import { CONTENT, OUT, run } from '@/scripts/command';
import { filesAt, sourceFiles } from '@/scripts/files';

import { filesOf, isEntryText } from './files';
import { missingFiles } from './problems';
import { lackingPages } from './shownPages';

/** Their names contain a hash of their masters, so a copy takes them over (scripts/export/cache.ts). */
const PICTURES = '.next/cache/pictures';

/** Makes a copy of the project with the files of a language. Keeps only the caches of the last one. */
async function updateCopy(tag: string, copy: string) {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(copy))
    if (name !== '.next') await rm(path.join(copy, name), { recursive: true });
  const isLeftOut = (file: string) =>
    furtherLanguages.some((other) => file.startsWith(`content/${other}/`)) ||
    // An entry without a translation is no page of the language. Its pictures may be shared.
    isEntryText(path.posix.relative(CONTENT, file));
  const put = (from: string, to = from) =>
    cp(from, path.join(copy, to), { preserveTimestamps: true });
  for (const file of await sourceFiles()) if (!isLeftOut(file)) await put(file);
  for (const file of await filesAt([PICTURES])) await put(file);
  for (const file of await filesOf(CONTENT, tag))
    await put(`content/${tag}/${file}`, `content/${file}`);
}

/** Files that a site has once. The list of pages is merged. */
const ONCE = ['robots.txt', 'sitemap.xml'];

async function addToSitemap(folder: string) {
  const file = path.join(OUT, 'sitemap.xml');
  const [own = ''] =
    /<url>[\s\S]*<\/url>\n/.exec(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')) ?? [];
  const all = await readFile(file, 'utf8');
  await writeFile(
    file,
    all.replace('</urlset>', () => `${own}</urlset>`),
  );
}

/** @throws Error if the build of a language fails, after its messages */
export async function addLanguages(
  { languages: bases, drafts }: Settings,
  embeds: readonly EmbedVendor[],
) {
  const lacking = lackingPages(drafts);
  for (const tag of furtherLanguages) {
    const copy = path.join('.next/cache/languages', tag);
    process.stdout.write(`\nBuilding ${bases[tag]}\n${await missingFiles(CONTENT, tag)}`);
    await updateCopy(tag, copy);
    const plan: SitePlan = {
      ...lacking,
      tag,
      embeds: embeds.map(({ id }) => id),
    };
    const { code } = await run(
      'npm run build',
      {
        EXPORT_DIR: '',
        SITE_PLAN: JSON.stringify(plan),
        NEXT_PUBLIC_BASE_PATH: bases[tag]!,
      },
      { cwd: copy },
    );
    if (code !== 0)
      throw new Error(
        `The language ${tag} was not built. In the messages above, content/ is content/${tag}/ if that has the file.`,
      );
    const folder = path.join(OUT, tag);
    await cp(path.join(copy, 'out'), folder, { recursive: true });
    // The home page has the URL /nb, which hosts serve like that of any other page.
    await cp(path.join(folder, 'index.html'), `${folder}.html`);
    await addToSitemap(folder);
    for (const name of ONCE) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
