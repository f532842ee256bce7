/** The licenses of the packages whose code or fonts visitors receive: every copy must include their texts. */
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { dependencies } from '@/package.json';
import { root } from '@/scripts/command';

/** As the folder `from` finds it. */
const packageFolder = (name: string, from = root) =>
  path.dirname(createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`));

/** Bundled into the scripts and styles, or served as separate files. */
export const sentPackages = () => [
  packageFolder('next'),
  packageFolder('react'),
  packageFolder('react-dom'),
  packageFolder('scheduler', packageFolder('react-dom')),
  ...Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource-variable/'))
    .map((name) => packageFolder(name)),
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

export async function notices(folders: readonly string[]): Promise<string> {
  const rule = `\n${'-'.repeat(80)}\n\n`;
  const head = 'This site contains software and fonts by others, under the following licenses.\n';
  return [head, ...(await Promise.all(folders.map(noticeOf)))].join(rule);
}
