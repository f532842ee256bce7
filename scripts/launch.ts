/** Lists what is still the sample's. Exits with code 1 if anything is, because it must not go live. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { isMain, loadSettings, stop } from './command';
import { filesAt } from './files';
import sample from './policy/sample.json';

const FOLDERS = ['art/masters', 'content', 'public/brands', 'public/product'];

/** The texts and pictures of the sample that the project still has. */
export async function sampleFiles(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await filesAt(FOLDERS)) {
    const bytes = await readFile(file);
    if (sample.pictures.includes(hash('sha256', bytes))) found.push(`${file} is of the sample`);
    if (!/(?<!\.test)\.(ts|json|md)$/.test(file)) continue;
    const text = bytes.toString();
    for (const each of sample.texts.filter((words) => text.includes(words)))
      found.push(`${file} contains “${each}”`);
  }
  return found;
}

function* sampleSettings() {
  const { leadForm, siteUrl } = loadSettings();
  if (leadForm.kind === 'demo')
    yield 'The lead form is the demonstration form, which sends nothing: see docs/lead-form.md';
  if (/\.example$/.test(siteUrl))
    yield `The URL of the site is ${siteUrl}: set \`url\` in content/site.ts`;
}

async function main() {
  const left = [...sampleSettings(), ...(await sampleFiles())];
  console.log(left.join('\n') || 'Nothing of the sample is left.');
  process.exitCode = left.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) main().catch(stop);
