/**
 * Reads the settings from the environment and .env files, as `next build` does, so that all scripts
 * of a build use the same settings.
 */
import nextEnv from '@next/env';

import { readSettings, type Settings } from '@/lib/env';
import type { Vendor } from '@/lib/tracking/vendor';

import { root } from '@/scripts/command';

/** @param shownEmbeds reads the entries (scripts/embeds.ts): not before the check of content/ */
export function loadSettings(shownEmbeds?: (drafts: boolean) => readonly Vendor[]): Settings {
  nextEnv.loadEnvConfig(root);
  try {
    return readSettings(undefined, shownEmbeds);
  } catch (error) {
    throw new Error(`Settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}
