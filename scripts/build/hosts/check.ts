/**
 * Throws an error for the first header or redirect that a host does not support. Such a host would
 * silently ignore it or reject the deployment.
 */
import { LIMITS } from '@/scripts/policy/hosts';
import { REVALIDATE } from '@/scripts/policy/headers';

import { covers, type Site } from './site';

/**
 * Non-ASCII characters, and characters with a special meaning in the configuration format of at
 * least one host.
 */
const UNSAFE = /[^\x20-\x7e]|["$%\\{}]/;

function* valueProblems({ headers }: Site) {
  for (const { path, name, value } of headers) {
    const header = `${name} of ${path}`;
    const sign = UNSAFE.exec(value)?.[0];
    if (sign)
      yield `${header} contains ${JSON.stringify(sign)}, which not every host supports: remove it`;
    const longest = LIMITS.headerLine - `  ${name}: `.length;
    if (value.length > longest)
      yield `${header} has ${value.length} characters, but hosts support ${longest}: shorten the page, so that it has fewer inline scripts`;
  }
}

function* ruleProblems({ headers, basePath }: Site) {
  const general = `${basePath}/*`;
  const narrow = headers.filter(({ path }) => path !== general);
  for (const [index, one] of narrow.entries()) {
    const rival = narrow
      .slice(index + 1)
      .find(
        ({ name, path }) => name === one.name && (covers(path, one.path) || covers(one.path, path)),
      );
    if (rival)
      yield `${one.name} is set twice for ${one.path}, also by ${rival.path}: remove one of them`;
  }
  for (const { path, name, value } of headers) {
    const overridden = path === general && narrow.some((rule) => rule.name === name);
    if (overridden && value !== REVALIDATE)
      yield `${name} of ${path} is overridden for some paths, which _headers does not support: list its paths`;
  }
  const rules = new Set(headers.map(({ path }) => path)).size;
  if (rules > LIMITS.headerRules)
    yield `_headers has ${rules} paths, but Cloudflare Pages supports ${LIMITS.headerRules}: remove some from scripts/policy/headers.ts`;
}

function* redirectProblems({ redirects, pages }: Site) {
  const sources = redirects.map(({ from }) => from);
  for (const { from, to } of redirects) {
    if (sources.includes(to))
      yield `the redirect from ${from} leads to ${to}, which redirects again: use the final URL`;
    else if (!pages.includes(to))
      yield `the redirect from ${from} leads to ${to}, which is not a page: fix it`;
    if (pages.includes(from))
      yield `the redirect from ${from} hides the page with that URL: remove it`;
  }
  if (redirects.length > LIMITS.redirects)
    yield `there are ${redirects.length} redirects, but Cloudflare Pages supports ${LIMITS.redirects}: remove some`;
}

/** @throws Error that describes the first problem */
export function checkSite(site: Site): void {
  for (const problems of [valueProblems, ruleProblems, redirectProblems]) {
    for (const problem of problems(site)) throw new Error(`Host files: ${problem}`);
  }
}
