/**
 * Next.js's files and names. The patterns for the HTML are in scripts/finish/page.ts, and what depends on how
 * its scripts behave is in early/.
 */

/** The folder of what `next build` names after a hash. */
export const STATIC = '_next/static';

/** The build adds this folder to those of Next.js. */
export const DATA_FOLDER = '_next/static/data';

export const isChunk = (file: string) =>
  file.startsWith(`${STATIC}/chunks/`) && file.endsWith('.js');

/** The scripts that are named after files in app/. */
export type AppFile = `${string}page` | 'layout' | 'global-error';

/** Whether a script is the one of a file in app/, such as `FAQ/page`. */
export const isScriptOf = (script: string, file: AppFile) =>
  new RegExp(`/app/${file}-[0-9a-f]+\\.js$`).test(script);

/** Next.js's Trusted Types policies, for its chunks and for their loader. */
export const NEXT_POLICIES = ['nextjs', 'nextjs#bundler'];
