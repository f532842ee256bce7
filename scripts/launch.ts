/**
 * Builds the site, and lists everything that must be decided, replaced or fixed before it goes live,
 * grouped by file and with instructions. Says what it cannot check. Exits with code 1 if the build
 * fails, or if there is anything to list. Builds do not run this check, because the sample site must
 * build, too.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { collections } from '@/content/collections';
import { site } from '@/content/site';
import { furtherLanguages } from '@/lib/catalog/languages';

import { buildSite } from './build';
import { CONTENT, isMain, stop } from './command';
import { contentAdvice, languageAdvice, type Advice } from './content/advice';
import { readContent, sourcesOf, wordsOf } from './content/read';
import { loadSettings } from './export/settings';
import { filesAt } from './files';
import { launchFindings, type LaunchFacts } from './launch/findings';
import { launchReport } from './launch/report';
import { isMasterOf, picturesOf } from './policy/pictures';

/** Hashes the pictures, and the agreement. The build generates icons and social cards from the mark. */
export async function hashesByFile(): Promise<Record<string, string>> {
  const pictures = Object.keys(collections).map((name) => `content/${name}/**/!(*.md)`);
  const files = await filesAt([
    'content/mark.svg',
    'content/agreement.md',
    ...pictures,
    'public/brands',
    'public/product',
  ]);
  const rules = picturesOf(await readContent(CONTENT));
  const masters = (await filesAt(['art/masters'])).filter(isMasterOf(rules));
  const hashes = [...files, ...masters].map(
    async (file) => [file, hash('sha256', await readFile(file))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

/** @param made the advice on what the build has generated */
async function readFacts(made: readonly Advice[]): Promise<LaunchFacts> {
  const content = await readContent(CONTENT, { allLanguages: true });
  const settings = loadSettings();
  const words = wordsOf(content);
  return {
    settings,
    // site.phone.e164 is derived from site.phone.display. If both were checked, a sample number
    // would be reported twice.
    words: words.filter(({ record }) => record !== 'site.phone.e164'),
    sources: await sourcesOf(words),
    files: await hashesByFile(),
    advice: [
      ...contentAdvice(content),
      ...languageAdvice(words, [site.language, ...furtherLanguages]),
      ...made,
    ],
  };
}

async function main() {
  const findings = launchFindings(await readFacts(await buildSite()));
  console.log(launchReport(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) main().catch(stop);
