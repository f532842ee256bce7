/**
 * Reads the settings from the environment and .env files, as `next build` does, so that all scripts
 * of a build use the same settings.
 */
import nextEnv from '@next/env';

import { readSiteSettings } from '@/lib/catalog/settings';
import type { Settings } from '@/lib/settings/env';

/** @throws Error with one line */
export function loadSettings(): Settings {
  nextEnv.loadEnvConfig(process.cwd());
  try {
    return readSiteSettings();
  } catch (error) {
    throw new Error(`Settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}
