/**
 * Generates lib/build.generated.ts: what browsers and pages know of the settings.
 */
import { writeFile } from 'node:fs/promises';

import { consentRevision } from '@/lib/tracking/vendors';

import { loadSettings } from './settings';

/**
 * - `SITE_URL`: the absolute origin, without a trailing slash
 * - `CONSENT_REVISION`: what a visitor who consents agrees to, as a number (lib/tracking/vendors.ts)
 * - `FORM_PARAMETERS`: what the lead form is told (lib/lead/parameters.ts)
 */
export async function makeBuildData() {
  const settings = loadSettings();
  const { siteUrl, basePath } = settings;
  await writeFile(
    'lib/build.generated.ts',
    `// Made by scripts/export/buildData.ts, which says what they are.
import type { ParameterRule } from '@/lib/lead/parameters';

export const SITE_URL = ${JSON.stringify(siteUrl)};
export const BASE_PATH = ${JSON.stringify(basePath)};
export const CONSENT_REVISION = ${consentRevision(settings)};
export const FORM_PARAMETERS: readonly ParameterRule[] = ${JSON.stringify(settings.leadForm.parameters)};
`,
  );
}
