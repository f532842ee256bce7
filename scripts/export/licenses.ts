/**
 * Writes public/third-party-notices.txt from the licenses of the packages whose code or fonts are
 * sent to visitors. Every copy of the code and fonts must include the text of these licenses.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { FAMILIES } from '@/tailwind.config';

import { packageFolder } from './package-folder';

const FILE = 'public/third-party-notices.txt';

/** Packages bundled into the scripts and styles, or served as separate files. */
const packages = () => [
  packageFolder('next'),
  packageFolder('react'),
  packageFolder('react-dom'),
  packageFolder('scheduler', packageFolder('react-dom')),
  ...FAMILIES.map((family) => packageFolder(family.package)),
];

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!file && !license) throw new Error(`${folder} contains no license: run npm ci`);
  const text = file ? await readFile(path.join(folder, file), 'utf8') : `License: ${license}`;
  return `${name} ${version}\n\n${text.trim()}\n`;
}

/** @param folders the folder of each package */
export async function notices(folders: readonly string[]): Promise<string> {
  const rule = `\n${'-'.repeat(80)}\n\n`;
  const head = 'This site contains software and fonts by others, under the following licenses.\n';
  return [head, ...(await Promise.all(folders.map(noticeOf)))].join(rule);
}

export async function makeLicenses() {
  await writeFile(FILE, await notices(packages()));
}
