/**
 * In: the pages of an export. Out: the same pages, each with its content security policy in a meta
 * element, and the policies for the headers of hosts. Runs before the twins are copied and after
 * everything else that writes into a page, because each inline script is allowed by its hash.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '@/lib/env';

import { blockedBy, hashesOf, policyText, withPolicy } from './csp';
import { DEMO_FORM_FILE, DEMO_FORM_POLICY, PAGE_POLICY } from './policy/csp';
import { withLoader } from './script-loader';

/** Policies as headers say them, by the file of the page. */
export type Policies = Record<string, string>;

/** The page with its policy, and the policy for its header. */
export function protect(file: string, html: string, { leadForm, tracking }: Settings) {
  const rules = file === DEMO_FORM_FILE ? DEMO_FORM_POLICY : PAGE_POLICY;
  try {
    const loaded = withLoader(html);
    const facts = {
      formOrigin: leadForm.demo ? null : new URL(leadForm.src).origin,
      tracking: tracking !== null,
      ...hashesOf(loaded),
    };
    const protectedHtml = withPolicy(loaded, policyText(rules, facts, true));
    const [blocked] = blockedBy(protectedHtml);
    if (blocked) {
      throw new Error(
        `holds what its content security policy blocks: ${blocked} (move it to a file)`,
      );
    }
    return { html: protectedHtml, policy: policyText(rules, facts) };
  } catch (error) {
    throw new Error(`out/${file} ${(error as Error).message}`);
  }
}

export async function protectPages(out: string, pages: readonly string[], settings: Settings) {
  const policies: Policies = {};
  for (const file of pages) {
    const { html, policy } = protect(file, await readFile(path.join(out, file), 'utf8'), settings);
    await writeFile(path.join(out, file), html);
    policies[file] = policy;
  }
  return policies;
}
