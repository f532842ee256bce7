/**
 * Reads the settings from the environment and .env files, as `next build` does, so that all scripts
 * of a build use the same settings.
 */
import nextEnv from '@next/env';

import { readSettings, type Settings } from '@/lib/env';

import { root } from '@/scripts/command';

export function loadSettings(): Settings {
  nextEnv.loadEnvConfig(root);
  try {
    return readSettings();
  } catch (error) {
    throw new Error(`Settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}
