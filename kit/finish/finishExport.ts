/**
 * Prepares the export of `next build` for any static host. The order of the steps matters: finish the
 * pages, add their policies, copy them, check everything, write the files for the hosts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describeSite, type HostRules } from '../hosts/rules';
import { writeHostFiles } from '../hosts/write';
import { DATA_FOLDER, HASHED_FOLDERS, isChunk } from '../next';
import type { Remedies } from './blocked';
import { compileScript } from './compile-script';
import { writeDirectoryIndexes } from './directoryIndexes';
import { filesIn, isSystemFile } from './files';
import { finishPage } from './html';
import { writeRedirectPages } from './redirectPages';
import { protect, type Policy } from './policy';
import { checkReferences } from './references';

/** What the pages need. */
type PageOptions = {
  /** The folder of the app. The folders below are relative to it. */
  root: string;
  /** The export (default: `out`), and the folder for server configurations (default: `hosts`). */
  out?: string;
  hosts?: string;
  /** The origin of the site, such as `https://example.com`. */
  siteUrl: string;
  /** As in next.config: an empty string, or a path such as `/site`. */
  basePath: string;
  /** The language of the small pages that lead to new URLs (default: `en`). */
  language?: string;
  /** Paths of the same origin that another site serves, such as `/blog`: they are not checked. */
  elsewhere?: readonly string[];
  /** The module of the first script (default: the loader alone), and its build-time constants. */
  firstScript?: string;
  constants?: Readonly<Record<string, unknown>>;
  /** The policy of all pages. */
  policy: Policy;
  /** What messages say about what the policy of a page blocks, by directive (blocked.ts). */
  remedies?: Remedies;
  /** Policies of pages in public/ that the site frames. Other HTML files in public/ stay unchanged. */
  framedPolicies?: Readonly<Record<string, Policy>>;
};

export type ExportOptions = PageOptions & Pick<HostRules, 'headers'> & Partial<HostRules>;

/**
 * If a script starts with this comment, Chromium 136 and later versions compile all of its
 * functions in advance on a background thread, instead of one by one when they are called.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

async function addCompileHints(out: string, files: readonly string[]) {
  for (const file of files.filter(isChunk).map((name) => path.join(out, name)))
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
}

/**
 * Finishes the pages, and writes them if none has a problem.
 *
 * @throws Error with one line per problem
 */
async function writePages(out: string, files: readonly string[], options: PageOptions) {
  const { root, siteUrl, basePath, policy, remedies, framedPolicies = {} } = options;
  const firstScript = compileScript(
    options.firstScript ?? fileURLToPath(new URL('../early/firstScript.ts', import.meta.url)),
    options.constants ?? { __BASE_PATH__: basePath },
  );
  const read = (url: string) => readFileSync(path.join(out, url.slice(basePath.length)), 'utf8');
  const urlOf = (file: string) => new URL(encodeURI(`${siteUrl}${basePath}/${file}`));
  const finished = new Map<string, string>();
  /** The files that have a problem: a cause in the layout is in all pages. */
  const problems = new Map<string, string[]>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const framed = framedPolicies[file];
    if (!framed && existsSync(path.join(root, 'public', file))) continue;
    const built = await readFile(path.join(out, file), 'utf8');
    const page = urlOf(file);
    try {
      const { html, data = null } = framed
        ? { html: protect(built, framed, page) }
        : finishPage(built, { policy, remedies, firstScript, basePath, page, read });
      finished.set(file, html);
      if (data) finished.set(data.file, data.text);
    } catch (error) {
      for (const line of (error as Error).message.split('\n'))
        problems.set(line, [...(problems.get(line) ?? []), file]);
    }
  }
  const lines = [...problems].map(([line, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more pages)` : '';
    return `${folderOf(options)}/${first}${more} ${line}`;
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
  await mkdir(path.join(out, DATA_FOLDER), { recursive: true });
  for (const [file, text] of finished) await writeFile(path.join(out, file), text);
}

const folderOf = ({ out = 'out' }: PageOptions) => out;
const outOf = (options: PageOptions) => path.join(options.root, folderOf(options));

/** Finishes the pages. A site may then add files of its own, before `finishHosts` checks everything. */
export async function finishPages(options: PageOptions) {
  const out = outOf(options);
  // Next.js copies them from public/.
  for (const file of (await filesIn(out)).filter(isSystemFile)) await rm(path.join(out, file));
  const files = await filesIn(out);
  await addCompileHints(out, files);
  await writePages(out, files, options);
  await writeDirectoryIndexes(out, files);
}

/**
 * Checks the references of all pages, and then writes the files for the hosts: an export without them
 * is unfinished.
 *
 * @throws Error with one line per problem
 */
export async function finishHosts(options: ExportOptions) {
  const { root, siteUrl, basePath, elsewhere } = options;
  const { redirects = [], cachedForever = HASHED_FOLDERS } = options;
  const out = outOf(options);
  const site = describeSite(basePath, { ...options, redirects, cachedForever });
  const moved = redirects.filter(({ from, hasPage }) => hasPage && !from.endsWith('/'));
  await writeRedirectPages(out, moved, options);
  await checkReferences(out, { siteUrl, basePath, elsewhere, redirects }, folderOf(options));
  // Without this file, GitHub Pages ignores names with a leading underscore (_next).
  await writeFile(path.join(out, '.nojekyll'), '');
  await writeHostFiles(site, out, path.join(root, options.hosts ?? 'hosts'));
}

/** @throws Error with one line per problem */
export async function finishExport(options: ExportOptions) {
  await finishPages(options);
  await finishHosts(options);
}
