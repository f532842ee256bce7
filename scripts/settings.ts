/**
 * The settings as `next build` sees them: from the environment and from .env files. A script that
 * runs beside the build must not read others.
 */
import nextEnv from '@next/env';

import { readSettings, type Settings } from '@/lib/env';

import { root } from './process';

export function loadSettings(): Settings {
  nextEnv.loadEnvConfig(root);
  try {
    return readSettings();
  } catch (error) {
    throw new Error(`Settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}
