/**
 * Reads the settings from the environment and .env files, as `next build` does, so that all scripts
 * of a build use the same settings.
 */
import nextEnv from '@next/env';

import { readSiteSettings } from '@/lib/catalog/settings';
import type { Settings } from '@/lib/settings/env';

import { envFileProblems } from '@/scripts/export/envFiles';

/** @throws Error with one line per problem */
export function loadSettings(): Settings {
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd());
  const problems = envFileProblems(loadedEnvFiles);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  try {
    return readSiteSettings();
  } catch (error) {
    throw new Error(`Settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}
