import { buildSync } from 'esbuild';

/**
 * Compiles a module and what it imports to one inline script.
 *
 * @param constants their values, by the names that the module uses
 */
export function compileScript(module: string, constants: Readonly<Record<string, unknown>>) {
  const { outputFiles } = buildSync({
    entryPoints: [module],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]!.text.trim();
}
