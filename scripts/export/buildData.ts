/**
 * Generates lib/build.generated.ts: what browsers and pages know of the settings. The build of each language
 * has its own.
 */
import { writeFile } from 'node:fs/promises';

import { consentRevision } from '@/lib/tracking/vendors';
import { shownEmbeds } from '@/scripts/embeds';

import { loadSettings } from './settings';

/**
 * - `SITE_URL`: the absolute origin, without a trailing slash
 * - `SITE_PATH`: the base path without the folder of a further language: keys in storage are the same in all of them
 * - `LANGUAGE_PATHS`: the base path of each language, the first one first. Empty for a site in one language
 * - `CONSENT_REVISION`: what a visitor who consents agrees to, as a number (lib/tracking/vendors.ts)
 * - `shownEmbeds`: the keys of the vendors whose frames pages show (content/embeds.ts)
 */
export async function makeBuildData(drafts: boolean) {
  const settings = loadSettings();
  const { siteUrl, basePath, sitePath, languages } = settings;
  const embeds = await shownEmbeds({ ...settings, drafts });
  await writeFile(
    'lib/build.generated.ts',
    `// Made by scripts/export/buildData.ts, which says what they are.
export const SITE_URL = ${JSON.stringify(siteUrl)};
export const BASE_PATH = ${JSON.stringify(basePath)};
export const SITE_PATH = ${JSON.stringify(sitePath)};
export const LANGUAGE_PATHS: Readonly<Record<string, string>> = ${JSON.stringify(languages)};
export const CONSENT_REVISION = ${consentRevision(settings)};
export const shownEmbeds: readonly string[] = ${JSON.stringify(embeds.map(({ id }) => id))};
`,
  );
}
