import type { APIRequestContext } from '@playwright/test';

import { pageDataOf } from '../finish/html';

/**
 * The URL paths of a page's scripts, from the page's own list. The first script contains React's
 * flight data. The last one is the runtime of the bundler, without which nothing hydrates.
 */
export async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return pageDataOf(html).scripts;
}

/** The scripts that Next.js names after files in app/. */
type AppFile = `${string}page` | 'layout' | 'global-error';

export const isScriptOf = (script: string, file: AppFile) =>
  new RegExp(`/app/${file}-[0-9a-f]+\\.js$`).test(script);

/** Returns the script of a file in app/, for example `FAQ/page`. */
export async function scriptOf(request: APIRequestContext, path: string, file: AppFile) {
  const found = (await scriptsOf(request, path)).find((script) => isScriptOf(script, file));
  if (!found) throw new Error(`${path} does not load a script of app/${file}`);
  return found;
}
