/**
 * Sends one test lead to the endpoint of the site's own form, and prints what was answered and what the form
 * would do. Exits with code 1 unless the form would confirm the lead.
 */
import { ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/catalog/page';

import { isMain, stop } from './command';
import { loadSettings } from './export/settings';
import { sendingOf, testLead } from './launch/testLead';

async function main() {
  const { leadForm, siteUrl, basePath } = loadSettings();
  const { isConfirmed, text } = await testLead(sendingOf(leadForm), {
    origin: siteUrl,
    thanks: siteUrl + basePath + pageWithId('thank-you').path,
    language: site.language,
    fields: ownForm.fields,
  });
  console.log(text);
  process.exitCode = isConfirmed ? 0 : 1;
}

if (isMain(import.meta.url)) main().catch(stop);
