/** The files and names of a font family, and what is wrong with its record. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { FAMILIES } from '@/tailwind.config';

import { packageFolder } from './package-folder';

/** A family of fonts. Everything else about it follows from this record (fonts.ts). */
export type Family = (typeof FAMILIES)[number];

const filesOf = (name: string) =>
  path.join(packageFolder(name), 'files', path.posix.basename(name));

type Source = Pick<Family, 'package'>;

/** A font of the package with Western European letters, and another one with more letters, if it has it. */
export function sourcesOf({ package: name }: Source) {
  const more = `${filesOf(name)}-latin-ext-wght-normal.woff2`;
  return {
    main: `${filesOf(name)}-latin-wght-normal.woff2`,
    more: existsSync(more) ? more : null,
  };
}

const staticPackage = ({ package: name }: Source) => name.replace(/-variable\b/, '');

/** The fonts with the same letters at one weight. */
export function sourcesAt(weight: number, family: Source): string[] {
  const files = filesOf(staticPackage(family));
  return ['latin', 'latin-ext']
    .map((letters) => `${files}-${letters}-${weight}-normal.woff2`)
    .filter((file) => existsSync(file));
}

/** The weights of the design that the family has, or else its first one. */
export function weightsOf({ weights: limits }: Family): number[] {
  const [from = 400, to = from] = limits.split(' ').map(Number);
  const weights = [400, 500, 600, 700].filter((weight) => weight >= from && weight <= to);
  return weights.length > 0 ? weights : [from];
}

function isInstalled(name: string): boolean {
  try {
    return existsSync(packageFolder(name));
  } catch {
    return false;
  }
}

function packageProblem(family: Family): string | null {
  const names = [family.package, staticPackage(family)];
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0) return `so run: npm install --save-exact ${missing.join(' ')}`;
  if (existsSync(sourcesOf(family).main)) return null;
  return 'which has no variable font with Latin letters: choose a package of @fontsource-variable';
}

/** What is wrong with the records, one line each. */
export function familyProblems(families: readonly Family[]): string[] {
  const problems = families.flatMap((family, index) => {
    const problem = packageProblem(family);
    return problem ? [`[${index}].package: is "${family.package}", ${problem}`] : [];
  });
  if (!families.some(({ role }) => role === 'text'))
    problems.push(': lacks a family for text: add one');
  return problems.map((problem) => `tailwind.config.ts FAMILIES${problem}`);
}
