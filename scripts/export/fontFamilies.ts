/** Where the files of a font family come from and go to, and what is wrong with its record. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { FAMILIES, type Family } from '@/scripts/policy/fonts';

import { packageFolder } from './package-folder';

type Files = {
  /** The name of the family in the styles of pages, and in `--font-…`. */
  name: string;
  /** The generated font. It is not in the repository. */
  main: string;
  /** The letters beyond Western Europe that content uses, if any, and their name in styles. */
  more: string;
  moreName: string;
  /** What the names of the fallback fonts end with. */
  standIn: string;
};

export const FILES: Readonly<Record<Family['role'], Files>> = {
  text: {
    name: 'sans',
    main: 'app/sans.generated.woff2',
    more: 'app/more-letters.generated.woff2',
    moreName: 'More Letters',
    standIn: 'Stand-in',
  },
  headings: {
    name: 'headings',
    main: 'app/headings.generated.woff2',
    more: 'app/more-letters-of-headings.generated.woff2',
    moreName: 'More Letters of Headings',
    standIn: 'Stand-in for Headings',
  },
};

/** A font of the package with Western European letters, and another one with more letters, if it has it. */
export function sourcesOf({ package: name }: Pick<Family, 'package'>) {
  const start = path.join(packageFolder(name), 'files', path.posix.basename(name));
  const more = `${start}-latin-ext-wght-normal.woff2`;
  return {
    main: `${start}-latin-wght-normal.woff2`,
    more: existsSync(more) ? more : null,
  };
}

/** The first weight and the last one. */
export function limitsOf({ weights }: Pick<Family, 'weights'>): [from: number, to: number] {
  const [from = 400, to = from] = weights.split(' ').map(Number);
  return [from, to];
}

/** @throws Error if there is none: see `familyProblems` */
export function familyFor(role: 'text'): Family;
export function familyFor(role: Family['role']): Family | undefined;
export function familyFor(role: Family['role']) {
  return FAMILIES.find((family) => family.role === role);
}

function packageProblem(family: Family): string | null {
  try {
    if (existsSync(sourcesOf(family).main)) return null;
    return 'which has no variable font with Latin letters: choose a package of @fontsource-variable';
  } catch {
    return `which is not installed: run npm install ${family.package}`;
  }
}

/** What is wrong with the records, one line each. */
export function familyProblems(families: readonly Family[]): string[] {
  const problems: string[] = [];
  const add = (record: string, problem: string) =>
    problems.push(`scripts/policy/fonts.ts FAMILIES${record}: ${problem}`);
  if (!families.some(({ role }) => role === 'text')) add('', 'lacks a family for text: add one');
  for (const [index, family] of families.entries()) {
    const first = families.findIndex(({ role }) => role === family.role);
    if (first < index)
      add(`[${index}].role`, `is "${family.role}", like that of family ${first}: keep one of them`);
    const problem = packageProblem(family);
    if (problem) add(`[${index}].package`, `is "${family.package}", ${problem}`);
    const [from, to] = limitsOf(family);
    if (!/^[1-9]\d{2}( [1-9]\d{2})?$/.test(family.weights) || from > to)
      add(
        `[${index}].weights`,
        `is "${family.weights}", but must be a weight or a range, such as 600 or 400 700`,
      );
  }
  return problems;
}
