/**
 * Generates lib/build.generated.ts: what browsers and pages know of the settings. The build of each language
 * has its own.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { consentRevision } from '@/lib/tracking/vendors';
import { root } from '@/scripts/command';
import type { Advice } from '@/scripts/content/advice';
import { shownEmbeds } from '@/scripts/embeds';

import { loadSettings } from './settings';

export async function makeBuildData(_: Advice[], drafts: boolean) {
  const settings = loadSettings();
  const { siteUrl, basePath, sitePath, languages } = settings;
  const embeds = await shownEmbeds({ ...settings, drafts });
  await writeFile(
    path.join(root, 'lib/build.generated.ts'),
    `// Made by scripts/export/buildData.ts.

/** The absolute origin, without a trailing slash. */
export const SITE_URL = ${JSON.stringify(siteUrl)};

export const BASE_PATH = ${JSON.stringify(basePath)};

/** The base path without the folder of a further language: keys in storage are the same in all of them. */
export const SITE_PATH = ${JSON.stringify(sitePath)};

/** The base path of each language, the first one first. Empty for a site in one language. */
export const LANGUAGE_PATHS: Readonly<Record<string, string>> = ${JSON.stringify(languages)};

/** What a visitor who consents agrees to, as a number (\`consentRevision\` in lib/tracking/vendors.ts). */
export const CONSENT_REVISION = ${consentRevision(settings)};

/** The keys of the vendors whose frames pages show (content/embeds.ts). */
export const shownEmbeds: readonly string[] = ${JSON.stringify(embeds.map(({ id }) => id))};
`,
  );
}
