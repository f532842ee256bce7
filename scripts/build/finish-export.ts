/**
 * In: out/, as `next build` leaves it. Out: the same files, ready for any static host, with the
 * strictest headers that each host supports; or the reasons why they must not be deployed, and exit
 * code 1. Runs after the build (postbuild). The order of the steps matters: finish the pages, add
 * their policies, copy them, write the files for the hosts, check everything.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { checkBudgets } from './budgets';
import { copyTwins, directoryTwins } from './copy-twins';
import { describeSite } from './hosts/site';
import { DEMO_FORM_FILE } from '@/scripts/policy/csp';
import { HOSTS_DIR } from '@/scripts/policy/hosts';
import { root, stop } from '@/scripts/process';
import { protectPages } from './protect-pages';
import { checkReferences } from './references';
import { loadSettings } from '@/scripts/settings';
import { writeStamp } from './stamp';
import { writeHostFiles } from './write-host-files';

const OUT = path.join(root, 'out');

/** Deletes the demo form if a real form service is configured. */
async function settleDemoForm(demo: boolean) {
  if (!demo) {
    await rm(path.join(OUT, 'forms'), { recursive: true, force: true });
  } else if (!existsSync(path.join(OUT, DEMO_FORM_FILE))) {
    throw new Error(
      `out/${DEMO_FORM_FILE} is missing: restore public/${DEMO_FORM_FILE}, or configure a form service`,
    );
  }
}

/**
 * With this comment at the start of a script, Chromium 136 and later compiles all of its functions
 * in advance in a background thread, instead of one by one when they are called. See
 * docs/performance.md.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

async function addCompileHints(files: readonly string[]) {
  const scripts = files.filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file));
  for (const file of scripts.map((name) => path.join(OUT, name)))
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
}

/** Whether the site generated this file. Files that the owner put in public/, such as a proof of
 * ownership, stay unchanged. */
const isPage = (file: string) =>
  file === DEMO_FORM_FILE || !existsSync(path.join(root, 'public', file));

async function main() {
  const settings = loadSettings();
  await settleDemoForm(settings.leadForm.demo);
  const files = (await readdir(OUT, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  await addCompileHints(files);
  const policies = await protectPages({
    out: OUT,
    pages: files.filter((file) => file.endsWith('.html') && isPage(file)),
    settings,
  });
  await copyTwins(OUT, files);
  for (const [from, to] of directoryTwins(Object.keys(policies))) policies[to] = policies[from]!;
  await writeHostFiles(describeSite(policies, settings.basePath), {
    out: OUT,
    hosts: path.join(root, HOSTS_DIR),
  });
  // Without this file, GitHub Pages ignores names with a leading underscore (_next).
  await writeFile(path.join(OUT, '.nojekyll'), '');
  await checkReferences(OUT, settings);
  await checkBudgets(OUT, settings);
  await writeStamp(settings);
}

main().catch(stop);
