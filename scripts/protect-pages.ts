/**
 * In: the pages of an export. Out: the same pages, painted without waiting for styles or scripts,
 * each with its content security policy in a meta element, and the policies for the headers of
 * hosts. Runs before the twins are copied and after everything else that writes into a page, because
 * each inline element is allowed by its hash.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '@/lib/env';

import { withCriticalStyles, withoutFaces } from './critical-styles';
import { blockedBy, hashesOf, policyText, withPolicy } from './csp';
import { DEMO_FORM_FILE, DEMO_FORM_POLICY, PAGE_POLICY } from './policy/csp';
import { withLoader } from './script-loader';

/** Policies as headers say them, by the file of the page. */
export type Policies = Record<string, string>;

/** The page with its policy, and the policy for its header. */
export function protect(file: string, html: string, { leadForm, tracking }: Settings) {
  const rules = file === DEMO_FORM_FILE ? DEMO_FORM_POLICY : PAGE_POLICY;
  const facts = {
    formOrigin: leadForm.demo ? null : new URL(leadForm.src).origin,
    tracking: tracking !== null,
    ...hashesOf(html),
  };
  const protectedHtml = withPolicy(html, policyText(rules, facts, true));
  const [blocked] = blockedBy(protectedHtml);
  if (blocked) {
    throw new Error(
      `holds what its content security policy blocks: ${blocked} (move it to a file)`,
    );
  }
  return { html: protectedHtml, policy: policyText(rules, facts) };
}

type Export = {
  out: string;
  /** Paths in `out`. */
  pages: readonly string[];
  settings: Settings;
  /** See scripts/start-steps.ts. */
  steps: readonly (string | number)[];
};

async function finish({ out, settings, steps }: Export, file: string, sheets: Set<string>) {
  const inOut = (address: string) => path.join(out, address.slice(settings.basePath.length));
  const made = await readFile(path.join(out, file), 'utf8');
  const { html: styled, styles } = await withCriticalStyles(made, (address) =>
    readFile(inOut(address), 'utf8'),
  );
  const { html: loaded, data } = withLoader(styled, {
    late: settings.lateScripts,
    styles,
    steps,
    keepPresses: settings.tracking !== null,
  });
  if (data) {
    await mkdir(path.dirname(path.join(out, data.file)), { recursive: true });
    await writeFile(path.join(out, data.file), data.text);
  }
  const { html, policy } = protect(file, loaded, settings);
  await writeFile(path.join(out, file), html);
  for (const address of styles) sheets.add(inOut(address));
  return policy;
}

export async function protectPages(site: Export) {
  const policies: Policies = {};
  const sheets = new Set<string>();
  for (const file of site.pages) {
    policies[file] = await finish(site, file, sheets).catch((error: Error) => {
      throw new Error(`out/${file} ${error.message}`);
    });
  }
  for (const sheet of sheets) await writeFile(sheet, withoutFaces(await readFile(sheet, 'utf8')));
  return policies;
}
