import type { APIRequestContext } from '@playwright/test';

import type { PageData } from '@/lib/browser/pageData';

/** Scripts are named after files in app/. */
type AppFile = `${string}page` | 'layout' | 'global-error';

export const isScriptOf = (script: string, file: AppFile) =>
  new RegExp(`/app/${file}-[0-9a-f]+\\.js$`).test(script);

const BLOCK = /<script type="application\/json">(.*?)<\/script>(?=<script\b)/;

/** scripts/finish/page.ts */
export const pageDataOf = (html: string) => JSON.parse(BLOCK.exec(html)![1]!) as PageData;

/**
 * From the page's own list. The first script contains React's flight data, the last one the runtime of the
 * bundler, without which nothing hydrates.
 */
export async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return pageDataOf(html).scripts;
}

export async function scriptOf(request: APIRequestContext, path: string, file: AppFile) {
  const found = (await scriptsOf(request, path)).find((script) => isScriptOf(script, file));
  if (!found) throw new Error(`${path} does not load a script of app/${file}`);
  return found;
}
