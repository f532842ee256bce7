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
const packages = (): Record<string, string> => ({
  next: packageFolder('next'),
  react: packageFolder('react'),
  'react-dom': packageFolder('react-dom'),
  scheduler: packageFolder('scheduler', packageFolder('react-dom')),
  ...Object.fromEntries(FAMILIES.map(({ package: name }) => [name, packageFolder(name)])),
});

async function noticeOf([name, folder]: [string, string]): Promise<string> {
  const { version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!file && !license) throw new Error(`${folder} contains no license: run npm ci`);
  const text = file ? await readFile(path.join(folder, file), 'utf8') : `License: ${license}`;
  return `${name} ${version}\n\n${text.trim()}\n`;
}

/** @param folders the folder of each package, by its name */
export async function notices(folders: Readonly<Record<string, string>>): Promise<string> {
  const rule = `\n${'-'.repeat(80)}\n\n`;
  const head = 'This site contains software and fonts by others, under the following licenses.\n';
  return [head, ...(await Promise.all(Object.entries(folders).map(noticeOf)))].join(rule);
}

export async function makeLicenses() {
  await writeFile(FILE, await notices(packages()));
}
