/**
 * Prepares out/ for any static host, with the headers and redirects that the host supports. Runs after
 * `next build` (postbuild). If a check fails, prints the reasons and exits with code 1.
 */
import path from 'node:path';

import { site } from '@/content/site';
import { finishHosts, finishPages } from '@/kit/finish/finishExport';
import { constantsOf } from '@/lib/env';
import { pictureOrigins } from '@/lib/pictures.generated';
import { allPages } from '@/lib/pages/entryFiles';
import { browserPaths } from '@/lib/pages/record';
import { OUT, root, stop } from '@/scripts/command';
import { writeEditor } from '@/scripts/editor/write';
import { loadSettings } from '@/scripts/export/settings';
import { addLanguages, untranslatedPaths } from '@/scripts/languages';
import { policiesOf } from '@/scripts/policy/csp';
import { hostRules, hostsDirOf } from '@/scripts/policy/hosts';

import { finishDemoForm } from './demo-form';
import { finishStamp, startedStamp } from './stamp';
import { writeVercelFile } from './vercel';

async function main() {
  const settings = loadSettings();
  const stamp = await startedStamp(settings);
  await finishDemoForm(path.join(root, OUT), settings);
  const { siteUrl, basePath } = settings;
  // In a further language, texts may link to entries that only the other languages have.
  const originals = (process.env.SITE_LANGUAGE ? untranslatedPaths(settings.drafts) : []).map(
    (each) => settings.sitePath + each,
  );
  const options = {
    root,
    siteUrl,
    basePath,
    out: OUT,
    hosts: hostsDirOf(OUT),
    elsewhere: [...(site.elsewhere ?? []), ...originals],
    firstScript: path.join(root, 'components/early/firstScript.ts'),
    constants: constantsOf(settings),
    ...policiesOf(settings, pictureOrigins),
    documents: browserPaths(allPages(settings.drafts)).__DOCUMENTS__.split(' '),
    ...hostRules(),
  };
  await finishPages(options);
  // A further language is a folder of the site, which has everything below once.
  if (settings.sitePath !== basePath) return;
  await addLanguages(settings);
  await finishHosts(options);
  await writeEditor(path.join(root, OUT), settings);
  await writeVercelFile(basePath);
  await finishStamp(stamp);
  if (settings.preview)
    process.stdout.write(
      `Preview (${settings.preview}): no page is indexed, nothing is tracked, and the form is: ${settings.leadForm.kind}. For the live site, set NEXT_PUBLIC_SITE_ENV=production.\n`,
    );
}

main().catch(stop);
