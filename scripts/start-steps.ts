/**
 * In: the modules that the bundler puts into the browser's files. Out: the bundler's names of those in
 * scripts/policy/start-steps.ts, in that order, in a file that the loader of the pages is made with
 * (scripts/protect-pages.ts); and the files that hold them asking to be compiled while they arrive.
 * Runs inside `next build` (next.config.mjs): only the bundler knows its names.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { webpack } from 'next/dist/compiled/webpack/webpack';

import { START_STEPS } from './policy/start-steps';

const POLICY = 'scripts/policy/start-steps.ts';
const FILE = '.next/start-steps.json';

/**
 * All that these files define is needed at once. Chrome compiles such a file as a whole, off the main
 * thread (https://v8.dev/blog/explicit-compile-hints); to other browsers it is a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The bundler's name of a module, by the module's path; slashes lean forward. */
export type ModuleNames = ReadonlyMap<string, string | number>;

/** Whether a module comes from the file of a step. */
const isOf = (step: string, file: string) => file.endsWith(`/node_modules/${step}`);

/** @throws Error that names the module which is not in the browser's files, and the remedy */
export function namesOf(steps: readonly string[], names: ModuleNames): (string | number)[] {
  const paths = [...names.keys()];
  return steps.map((step) => {
    const found = paths.find((file) => isOf(step, file));
    if (found !== undefined) return names.get(found)!;
    throw new Error(
      `${POLICY} names ${step}, which is not in the browser’s files: take it out, or write what it is called in this version of Next.js`,
    );
  });
}

/** What this file uses of the bundler, whose types Next.js does not ship. */
type Module = { nameForCondition: () => string | null };
type Source = object;
type Compilation = {
  modules: Iterable<Module>;
  chunkGraph: {
    getModuleId: (module: Module) => string | number | null;
    getModuleChunks: (module: Module) => readonly { files: Iterable<string> }[];
  };
  hooks: { processAssets: { tap: (at: { name: string; stage: number }, act: () => void) => void } };
  updateAsset: (file: string, change: (source: Source) => Source) => void;
};
type Bundler = {
  sources: { ConcatSource: new (...parts: (string | Source)[]) => Source };
  Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
};

const NAME = 'StartSteps';

/** The file that a module comes from, with slashes that lean forward. */
const fileOf = (module: Module) => module.nameForCondition()?.replaceAll('\\', '/');

/** For `plugins` of the browser's bundle. */
export class StartSteps {
  constructor(private readonly steps: readonly string[] = START_STEPS) {}

  apply(compiler: webpack.Compiler) {
    const { context, hooks } = compiler;
    const bundler = compiler.webpack as unknown as Bundler;

    hooks.compilation.tap(NAME, (compilation: Compilation) => {
      // After the minifier, which takes comments out, and before files are named by their content.
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of this.filesOf(compilation))
          compilation.updateAsset(
            file,
            (source) => new bundler.sources.ConcatSource(COMPILE_HINT, source),
          );
      });
    });

    hooks.afterEmit.tapPromise(NAME, async ({ modules, chunkGraph }: Compilation) => {
      const names = new Map<string, string | number>();
      for (const found of modules) {
        const file = fileOf(found);
        const name = chunkGraph.getModuleId(found);
        if (file && name !== null) names.set(file, name);
      }
      await mkdir(path.join(context, path.dirname(FILE)), { recursive: true });
      await writeFile(path.join(context, FILE), JSON.stringify(namesOf(this.steps, names)));
    });
  }

  private filesOf({ modules, chunkGraph }: Compilation): Set<string> {
    const held = [...modules].filter((module) => {
      const file = fileOf(module);
      return file && this.steps.some((step) => isOf(step, file));
    });
    const chunks = held.flatMap((module) => chunkGraph.getModuleChunks(module));
    return new Set(chunks.flatMap(({ files }) => [...files]));
  }
}

/** What the last build has written. */
export const readStartSteps = async (root: string): Promise<(string | number)[]> =>
  JSON.parse(await readFile(path.join(root, FILE), 'utf8'));
