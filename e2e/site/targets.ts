import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Located } from '@/kit/testing/audit/merge';

import { RESULTS } from './options';

/** A page to open. */
export type Target = { path: string; url: string; hasPolicy: boolean; isJudged: boolean };

export type Targets = { pages: Target[]; faults: Located[] };

export const SITE_FILE = path.join(RESULTS, 'site.json');

/** What the global setup has found. */
export function readTargets(): Targets {
  if (!existsSync(SITE_FILE)) return { pages: [], faults: [] };
  return JSON.parse(readFileSync(SITE_FILE, 'utf8')) as Targets;
}
