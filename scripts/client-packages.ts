/**
 * In: the modules that the bundler puts into the browser's files. Out: an error of the build for each
 * package among them that scripts/policy/client-packages.ts does not list. Runs inside `next build`
 * (next.config.mjs): only the bundler knows which file of ours asked for a package, and what of it
 * is left once unused exports are dropped.
 */
import type { webpack } from 'next/dist/compiled/webpack/webpack';

import { CLIENT_PACKAGES, type ClientPackage } from './policy/client-packages';

/** A module in the browser's files. Paths are the file system's. */
export type ClientModule = {
  file: string;
  /** Before it is made small. */
  bytes: number;
  /** Whether a page asks for it at once, rather than by `import()`. */
  withPage: boolean;
  /** The file outside of node_modules that it is there for. */
  importer: string;
};

const POLICY = 'scripts/policy/client-packages.ts';

/** The last one, where packages are nested. Undefined for a file of ours. */
export const packageOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace('\\', '/');

function fault(name: string, modules: readonly ClientModule[], rule?: ClientPackage) {
  const early = rule ? modules.filter(({ withPage }) => withPage) : modules;
  if (early.length === 0 || rule?.arrives === 'with the page') return [];
  const bytes = early.reduce((sum, module) => sum + module.bytes, 0).toLocaleString('en');
  const importers = [...new Set(early.map(({ importer }) => importer))].join(', ');
  const remedy = rule
    ? 'load it by import() when it is needed'
    : `write the little that is needed in lib/, do it at build time, or list the package in ${POLICY} with its reason`;
  const way = rule ? 'with the page' : 'into the browser';
  return [`${importers} brings the package “${name}” ${way} (${bytes} bytes of source): ${remedy}`];
}

/** @returns a line for each package that must not be there: our file, package, bytes, remedy */
export function foreignPackages(
  modules: readonly ClientModule[],
  allowed: readonly ClientPackage[] = CLIENT_PACKAGES,
): string[] {
  const found = new Map<string, ClientModule[]>();
  for (const each of modules) {
    const name = packageOf(each.file);
    if (name) found.set(name, [...(found.get(name) ?? []), each]);
  }
  return [...found].flatMap(([name, own]) =>
    fault(
      name,
      own,
      allowed.find((rule) => rule.name === name),
    ),
  );
}

/** What this file uses of the bundler, whose types Next.js does not ship. */
type Module = { nameForCondition: () => string | null; size: () => number };
type Chunk = { canBeInitial: () => boolean };
type Compilation = {
  hooks: { afterChunks: { tap: (name: string, run: () => void) => void } };
  modules: Iterable<Module>;
  moduleGraph: { getIssuer: (module: Module) => Module | null | undefined };
  chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<Chunk> };
  errors: Error[];
};

const NAME = 'ClientPackages';

/** For `plugins` of the browser's bundle. */
export class ClientPackages {
  apply({ context, hooks }: webpack.Compiler) {
    const short = (file: string) =>
      file.startsWith(context) ? file.slice(context.length + 1).replaceAll('\\', '/') : file;

    const importerOf = ({ moduleGraph }: Compilation, module: Module) => {
      for (let at = moduleGraph.getIssuer(module); at; at = moduleGraph.getIssuer(at)) {
        const file = at.nameForCondition();
        if (file && !packageOf(file)) return short(file);
      }
      return 'the framework';
    };

    hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      // Chunks are known by now, unused modules have left, and modules are not yet merged.
      compilation.hooks.afterChunks.tap(NAME, () => {
        const modules: ClientModule[] = [];
        for (const found of compilation.modules) {
          const chunks = [...compilation.chunkGraph.getModuleChunksIterable(found)];
          const file = found.nameForCondition();
          if (!file || chunks.length === 0) continue;
          modules.push({
            file,
            bytes: found.size(),
            withPage: chunks.some((chunk) => chunk.canBeInitial()),
            importer: importerOf(compilation, found),
          });
        }
        const lines = foreignPackages(modules);
        if (lines.length > 0) compilation.errors.push(new Error(lines.join('\n')));
      });
    });
  }
}
