/**
 * Turns the export of `next build` into files for any static host: pages with their styles and their
 * policy, at X and X/, redirects, and the editor. Stops if a link leads nowhere.
 * With --plain, HTML and scripts stay as they are, so that a release can wait for no pattern of
 * ./finish/page.ts.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';
import { globSync } from 'tinyglobby';

import { redirects } from '@/content/redirects';
import { env } from '@/lib/env';
import { definitions } from '@/lib/flags';
import { isMain, loadSettings, OUT } from '@/scripts/command';
import { writeEditor } from '@/scripts/editor/write';
import { DEMO_FORM_FILE, demoFormDirectives, pageDirectives } from './finish/directives';

import { problemsIn } from './finish/check';
import { notices, sentPackages } from './finish/licenses';
import { finishPage } from './finish/page';
import { withOwnPolicy, type Hashes } from './finish/policy';
import { addRedirects } from './finish/redirects';

/**
 * With this comment, Chromium 136 and newer compile all functions of a script in advance on a background
 * thread.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const at = (file: string) => path.join(OUT, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

function write(file: string, text: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Runs before all other scripts of a page. */
function firstScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['components/first-script/firstScript.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(definitions()).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]!.text.trim();
}

function finishPages(pages: readonly string[]) {
  const { basePath } = env();
  const scripts = globSync('_next/static/chunks/**/*.js', { cwd: OUT });
  for (const script of scripts) write(script, COMPILE_HINT + read(script));
  const options = {
    basePath,
    script: firstScript(),
    policy: (hashes: Hashes) => pageDirectives(env(), hashes),
    read: (url: string) => read(url.slice(basePath.length)),
  };
  for (const page of pages) {
    try {
      const { html, data } = finishPage(read(page), options);
      write(page, html);
      write(data.file, data.text);
    } catch (error) {
      throw new Error(`${at(page)} ${(error as Error).message}`);
    }
  }
}

/** Without a form of its owner, the site has the demonstration form, with its own policy. */
function finishDemoForm() {
  if (env().leadForm.kind === 'demo') {
    // The pages have loaded the font already.
    const [font = ''] = /@font-face\{[^}]*-latin-wght-normal[^}]*\}/.exec(read('index.html')) ?? [];
    const html = read(DEMO_FORM_FILE).replace('<style>', () => `<style>${font}`);
    write(DEMO_FORM_FILE, withOwnPolicy(html, demoFormDirectives));
  } else {
    rmSync(path.dirname(at(DEMO_FORM_FILE)), { recursive: true, force: true });
  }
}

/** What no page shows does not go live, such as pictures of drafts. */
function removeUnusedPictures() {
  const files = globSync(['**/*.{html,xml}', '_next/static/data/*.js'], { cwd: OUT });
  const shown = new Set(
    files.flatMap((file) => read(file).match(/\/pictures\/[\w-]+\.webp/g) ?? []),
  );
  for (const file of globSync('pictures/*', { cwd: OUT }))
    if (!shown.has(`/${file}`)) rmSync(at(file));
}

/**
 * Copies X.html to X/index.html, with the data for the router (X.txt). Next.js makes a folder X/, which
 * some hosts list or refuse unless it has an index (GitHub Pages for X/, nginx and Apache as installed for
 * X).
 */
function addIndexes(pages: readonly string[]) {
  for (const page of pages.filter((file) => !/(^|\/)(index|404|_not-found)\.html$/.test(file))) {
    const name = page.replace(/\.html$/, '');
    mkdirSync(at(name), { recursive: true });
    for (const extension of ['html', 'txt'])
      cpSync(at(`${name}.${extension}`), at(`${name}/index.${extension}`));
  }
}

/** @throws Error with one line per problem */
export async function finish({ plain = false } = {}) {
  const { siteUrl, basePath, preview, leadForm, editor, warnings } = loadSettings();
  // Files in public/ stay as they are.
  const isOurs = (file: string) => !existsSync(path.join('public', file));
  const pages = globSync('**/*.html', { cwd: OUT }).filter(isOurs);
  if (!plain) finishPages(pages);
  finishDemoForm();
  write('third-party-notices.txt', await notices(sentPackages()));
  if (editor) await writeEditor(OUT, editor);
  addRedirects(OUT, OUT === 'out' ? 'hosts' : `${OUT}-hosts`, {
    basePath,
    redirects,
    paths: pages.map((page) => `/${page.replace(/\.html$/, '')}`),
  });
  const problems = problemsIn(OUT, siteUrl + basePath, leadForm.pathOnSite);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  removeUnusedPictures();
  addIndexes(pages);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  if (preview)
    console.log(
      `Preview: no page is indexed, nothing is tracked, and the form is: ${leadForm.kind}. For the live site, set NEXT_PUBLIC_SITE_ENV=production.`,
    );
  if (plain)
    console.log(
      'Plain export (--plain): pages are as Next.js writes them, slower, and without their content security policy.',
    );
}

if (isMain(import.meta.url)) void finish({ plain: process.argv.includes('--plain') });
