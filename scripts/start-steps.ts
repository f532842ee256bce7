/**
 * In: the modules that the bundler puts into the browser's files. Out: the bundler's names of those in
 * scripts/policy/start-steps.ts, in that order, in a file that the loader of the pages is made with
 * (scripts/protect-pages.ts). Runs inside `next build` (next.config.mjs): only the bundler knows
 * its names.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { webpack } from 'next/dist/compiled/webpack/webpack';

import { START_STEPS } from './policy/start-steps';

const POLICY = 'scripts/policy/start-steps.ts';
const FILE = '.next/start-steps.json';

/** The bundler's name of a module, by the module's path; slashes lean forward. */
export type ModuleNames = ReadonlyMap<string, string | number>;

/** @throws Error that names the module which is not in the browser's files, and the remedy */
export function namesOf(steps: readonly string[], names: ModuleNames): (string | number)[] {
  const paths = [...names.keys()];
  return steps.map((step) => {
    const found = paths.find((file) => file.endsWith(`/node_modules/${step}`));
    if (found !== undefined) return names.get(found)!;
    throw new Error(
      `${POLICY} names ${step}, which is not in the browser’s files: take it out, or write what it is called in this version of Next.js`,
    );
  });
}

/** What this file uses of the bundler, whose types Next.js does not ship. */
type Module = { nameForCondition: () => string | null };
type Compilation = {
  modules: Iterable<Module>;
  chunkGraph: { getModuleId: (module: Module) => string | number | null };
};

const NAME = 'StartSteps';

/** For `plugins` of the browser's bundle. */
export class StartSteps {
  constructor(private readonly steps: readonly string[] = START_STEPS) {}

  apply({ context, hooks }: webpack.Compiler) {
    hooks.afterEmit.tapPromise(NAME, async (compilation: Compilation) => {
      const names = new Map<string, string | number>();
      for (const found of compilation.modules) {
        const file = found.nameForCondition();
        const name = compilation.chunkGraph.getModuleId(found);
        if (file && name !== null) names.set(file.replaceAll('\\', '/'), name);
      }
      await mkdir(path.join(context, path.dirname(FILE)), { recursive: true });
      await writeFile(path.join(context, FILE), JSON.stringify(namesOf(this.steps, names)));
    });
  }
}

/** What the last build has written. */
export const readStartSteps = async (root: string): Promise<(string | number)[]> =>
  JSON.parse(await readFile(path.join(root, FILE), 'utf8'));
