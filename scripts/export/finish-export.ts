/**
 * Prepares the export of `next build` for any static host, with the headers and redirects that the
 * host supports.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { site } from '@/content/site';
import { finishHosts, finishPages } from '@/kit/finish/finishExport';
import { definitionsOf } from '@/lib/settings/flags';
import { flagsOf } from '@/lib/catalog/settings';
import { formPathOnSite } from '@/lib/lead/formOnSite';
import { OUT, root } from '@/scripts/command';
import { writeEditor } from '@/scripts/editor/write';
import { loadSettings } from '@/scripts/export/settings';
import { DEMO_FORM_FILE, policiesOf } from '@/scripts/policy/csp';
import { hostsDirOf, siteRules } from '@/scripts/policy/hosts';

import { writeVercelFile } from './vercel';

/** @throws Error with one line per problem */
export async function finish() {
  const settings = loadSettings();
  const demoForm = path.dirname(path.join(OUT, DEMO_FORM_FILE));
  if (settings.leadForm.kind !== 'demo') await rm(demoForm, { recursive: true, force: true });
  const { siteUrl, basePath } = settings;
  // A CRM or an endpoint of this origin is not part of the export.
  const formPath = formPathOnSite(settings);
  const options = {
    root,
    siteUrl,
    basePath,
    language: site.language,
    out: OUT,
    hosts: hostsDirOf(OUT),
    elsewhere: formPath ? [formPath] : [],
    firstScript: 'components/first-script/firstScript.ts',
    constants: definitionsOf(flagsOf(settings)),
    ...policiesOf(settings),
  };
  await finishPages(options);
  await writeEditor(OUT, settings);
  // A preview has the headers of the live site, because vercel.json, which has them too, is committed.
  const rules = siteRules();
  await writeVercelFile(basePath, rules);
  await finishHosts({ ...options, ...rules });
  if (settings.preview)
    process.stdout.write(
      `Preview (${settings.preview}): no page is indexed, nothing is tracked, and the form is: ${settings.leadForm.kind}. For the live site, set NEXT_PUBLIC_SITE_ENV=production.\n`,
    );
}
