/**
 * In: the pages of an export. Out: the same pages with inline styles, deferred scripts and their
 * content security policy in a meta element, and the policies for HTTP headers. Runs after every
 * other step that modifies a page, because inline elements are allowed by their hash, and before
 * pages are copied.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '@/lib/env';

import { blockedBy, hashesOf, policyText, withPolicy } from './csp';
import { withInlineStyles } from './inline-styles';
import { DEMO_FORM_FILE, DEMO_FORM_POLICY, PAGE_POLICY } from '@/scripts/policy/csp';
import { withLoader } from './script-loader';

/** Policies for HTTP headers, by the file of the page. */
export type Policies = Record<string, string>;

/** The page with its policy, and the policy for its header. */
export function protect(file: string, html: string, { leadForm, tracking, consent }: Settings) {
  const rules = file === DEMO_FORM_FILE ? DEMO_FORM_POLICY : PAGE_POLICY;
  const facts = {
    formOrigins: leadForm.origins,
    tracking: tracking !== null,
    consent,
    ...hashesOf(html),
  };
  const protectedHtml = withPolicy(html, policyText(rules, facts, true));
  const [blocked] = blockedBy(protectedHtml);
  if (blocked) {
    throw new Error(
      `contains something that its content security policy blocks: ${blocked} (move it to a file)`,
    );
  }
  return { html: protectedHtml, policy: policyText(rules, facts) };
}

type Export = {
  out: string;
  /** Paths relative to `out`. */
  pages: readonly string[];
  settings: Settings;
};

async function finish({ out, settings }: Export, file: string) {
  const readUrl = (url: string) =>
    readFileSync(path.join(out, url.slice(settings.basePath.length)), 'utf8');
  const built = await readFile(path.join(out, file), 'utf8');
  const { html: loaded, data } = withLoader(withInlineStyles(built, readUrl));
  if (data) {
    await mkdir(path.dirname(path.join(out, data.file)), { recursive: true });
    await writeFile(path.join(out, data.file), data.text);
  }
  const { html, policy } = protect(file, loaded, settings);
  await writeFile(path.join(out, file), html);
  return policy;
}

export async function protectPages(site: Export) {
  const policies: Policies = {};
  for (const file of site.pages) {
    policies[file] = await finish(site, file).catch((error: Error) => {
      throw new Error(`out/${file} ${error.message}`);
    });
  }
  return policies;
}
