import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import nextEnv from '@next/env';

import { env } from '@/lib/env';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests build into other folders, never into the one that somebody deploys. */
export const OUT = process.env.EXPORT_DIR || 'out';

/**
 * Also from .env files, as in `next build`.
 * @throws Error with a line for each problem
 */
export function loadSettings() {
  nextEnv.loadEnvConfig(root);
  return env();
}

export const isMain = (moduleUrl: string) =>
  realpathSync(process.argv[1]!) === fileURLToPath(moduleUrl);
