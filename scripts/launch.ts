/**
 * In: the settings, content/, the pictures and the export in out/. Out: everything that still
 * belongs to the sample or is unsafe to publish, with file and remedy, and exit code 1; or one line
 * and exit code 0. `--json` prints JSON. Run it before deploying. No build runs it, because the
 * sample must build, too.
 *
 * `--record-sample` writes the texts and picture hashes of the sample to
 * scripts/policy/sample.json. Only for changes to the sample, never for an owner's site.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { security, site } from '@/content/site';
import { securityDue } from '@/lib/seo/securityTxt';

import { launchFindings, type Finding, type LaunchFacts, type Word } from './policy/launch';
import sample from './policy/sample.json';
import { isMain, root, stop } from './process';
import { loadSettings } from './settings';
import { filesAt, hashSources, readStamp } from './build/stamp';

/** The mark, from which the build generates icons and social cards, and the brand logos. */
const PICTURES = ['content/mark.svg', 'public/brands'];
/** The texts that identify the sample company, its client and the brands. */
const SAMPLE_RECORDS =
  /^(site\.(name|tagline|signature|mission|address\.(street|locality|postalCode))|sampleClient\.\w+|brands\[\d+\]\.name)$/;
/** Text files in out/. Scripts are not checked, because some names in code only look like hosts. */
const TEXT_FILES = /\.(?:html|json|svg|txt|vcf|webmanifest|xml)$/;

/** All texts in a value, at any depth, with their path: `site.social[0].href`. */
function textsOf(value: unknown, record: string): Omit<Word, 'file'>[] {
  if (typeof value === 'string') return [{ record, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsOf(entry, Array.isArray(value) ? `${record}[${key}]` : `${record}.${key}`),
  );
}

/** Company facts first, then collections, because other texts are derived from them. */
const rank = ({ file, record }: Word) =>
  record.startsWith('site.') ? 0 : /site\.ts$|collections/.test(file) ? 1 : 2;

/** All texts in content/. */
export async function readWords(): Promise<Word[]> {
  const words: Word[] = [];
  for (const file of await filesAt(['content'])) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exported: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, value] of Object.entries(exported))
      words.push(...textsOf(value, name).map((word) => ({ file, ...word })));
  }
  return words.sort((a, b) => rank(a) - rank(b));
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The content of `sample.json`, as long as the site is the sample. */
export async function readSample(): Promise<LaunchFacts['sample']> {
  const pictures: Record<string, string> = {};
  for (const file of await filesAt(PICTURES))
    pictures[file] = hashOf(await readFile(path.join(root, file)));
  const texts = (await readWords())
    .filter(({ record }) => SAMPLE_RECORDS.test(record))
    .map(({ text }) => text);
  return { texts: [...new Set(texts)], pictures };
}

async function readExport(): Promise<LaunchFacts['out']> {
  const stamp = await readStamp();
  if (!stamp) return null;
  const files: Record<string, string> = {};
  for (const file of await filesAt(['out']))
    if (TEXT_FILES.test(file)) files[file] = await readFile(path.join(root, file), 'utf8');
  return { stamp, files };
}

function readGivenSettings(): LaunchFacts['settings'] {
  try {
    return loadSettings();
  } catch (error) {
    return { error: (error as Error).message.replace(/^Settings: /, '') };
  }
}

const readFacts = async (): Promise<LaunchFacts> => ({
  settings: readGivenSettings(),
  words: await readWords(),
  securityDue: securityDue(new Date(), { email: site.email, ...security }) !== '',
  pictures: (await readSample()).pictures,
  sample,
  sources: await hashSources(),
  out: await readExport(),
});

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The report for the terminal: findings by file, remedies in a column, then the total. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Ready to go live: nothing here is a sample or unsafe.';
  const files = [...new Set(findings.map(({ file }) => file))];
  // Files with the same findings, such as icons, are grouped.
  const groups = new Map<string, string[]>();
  for (const name of files) {
    const own = findings.filter(({ file }) => file === name);
    const width = Math.max(...own.map(({ found }) => found.length));
    const lines = own.map(({ found, remedy }) => `  ${found.padEnd(width)}  ${remedy}`).join('\n');
    groups.set(lines, [...(groups.get(lines) ?? []), name]);
  }
  const texts = [...groups].map(([lines, names]) => [...names, lines].join('\n'));
  const total = `${count(findings.length, 'finding')} in ${count(files.length, 'file')}`;
  return [...texts, `${total}: not ready to go live.`].join('\n\n');
}

async function main() {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, 'record-sample': { type: 'boolean' } },
  });
  if (values['record-sample']) {
    const text = JSON.stringify(await readSample(), null, 2);
    return writeFile(path.join(root, 'scripts/policy/sample.json'), `${text}\n`);
  }
  const findings = launchFindings(await readFacts());
  console.log(values.json ? JSON.stringify(findings, null, 2) : launchReport(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) main().catch(stop);
