/**
 * Lists everything that must be decided, replaced or fixed before the site goes live, grouped by
 * file and with instructions. Exits with code 1 if there is anything to list. Otherwise, prints one
 * line and exits with code 0. Reads the settings, content/, the logos and the build stamp.
 * Builds do not run this check, because the sample site must build, too.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sourceAdvice } from './advice';
import { launchFindings, type Finding, type LaunchFacts } from './policy/launch';
import { isMain, root, stop } from './process';
import { loadSettings } from './settings';
import { readContent, wordsOf } from './build/content';
import { filesAt, hashSources, readGenerated, readStamp } from './build/stamp';

/**
 * Hashes the brand logos and the mark. The build generates icons and social cards from the mark.
 */
export async function hashPictures(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesAt(['content/mark.svg', 'public/brands'])) {
    const bytes = await readFile(path.join(root, file));
    hashes[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}

function readGivenSettings(): LaunchFacts['settings'] {
  try {
    return loadSettings();
  } catch (error) {
    return { error: (error as Error).message.replace(/^Settings: /, '') };
  }
}

async function readFacts(): Promise<LaunchFacts> {
  const content = await readContent();
  return {
    settings: readGivenSettings(),
    // site.phone.e164 is derived from site.phone.display. If both were checked, a sample number
    // would be reported twice.
    words: wordsOf(content).filter(({ record }) => record !== 'site.phone.e164'),
    pictures: await hashPictures(),
    advice: [...sourceAdvice(content), ...((await readGenerated())?.advice ?? [])],
    sources: await hashSources(),
    stamp: await readStamp(),
  };
}

export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Ready to go live: nothing here is a sample or undecided.';
  const files = [...new Set(findings.map(({ file }) => file))];
  const texts = files.map((name) => {
    const own = findings.filter(({ file }) => file === name);
    return [name, ...own.map(({ found, remedy }) => `  ${found}: ${remedy}`)].join('\n');
  });
  return [...texts, `Not ready to go live. Findings: ${findings.length}`].join('\n\n');
}

async function main() {
  const findings = launchFindings(await readFacts());
  console.log(launchReport(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) main().catch(stop);
