/**
 * Prepares the export of `next build` for any static host, with the headers and redirects that the
 * host supports.
 */
import path from 'node:path';

import { entryLists } from '@/content/entryLists';
import { site } from '@/content/site';
import { finishHosts, finishPages } from '@/kit/finish/finishExport';
import { constantsOf } from '@/lib/env';
import { pictureOrigins } from '@/lib/pictures.generated';
import { OUT, root } from '@/scripts/command';
import { writeEditor } from '@/scripts/editor/write';
import { loadSettings } from '@/scripts/export/settings';
import { addLanguages } from '@/scripts/languages';
import { policiesOf } from '@/scripts/policy/csp';
import { hostRules, hostsDirOf } from '@/scripts/policy/hosts';

import { finishDemoForm } from './demo-form';
import { writeVercelFile } from './vercel';

/** @throws Error with one line per problem */
export async function finish() {
  const settings = loadSettings();
  await finishDemoForm(path.join(root, OUT), settings);
  const { siteUrl, basePath } = settings;
  const options = {
    root,
    siteUrl,
    basePath,
    out: OUT,
    hosts: hostsDirOf(OUT),
    elsewhere: site.elsewhere,
    firstScript: path.join(root, 'components/early/firstScript.ts'),
    constants: constantsOf(settings),
    documents: Object.values(entryLists).map(({ path: list }) => list.slice(1)),
    ...policiesOf(settings, pictureOrigins),
    ...hostRules(),
  };
  await finishPages(options);
  // A further language is a folder of the site, which has everything below once.
  if (settings.sitePath !== basePath) return;
  await addLanguages(settings);
  await writeEditor(path.join(root, OUT), settings);
  await writeVercelFile(basePath);
  await finishHosts(options);
  if (settings.preview)
    process.stdout.write(
      `Preview (${settings.preview}): no page is indexed, nothing is tracked, and the form is: ${settings.leadForm.kind}. For the live site, set NEXT_PUBLIC_SITE_ENV=production.\n`,
    );
}
