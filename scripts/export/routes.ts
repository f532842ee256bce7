/**
 * Generates lib/routes.generated.ts: the paths in content/routes.ts, because browser code must not
 * contain the rest of that file. Runs before `next build` and `next dev`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { root } from '@/scripts/command';

const MODULE = 'lib/routes.generated.ts';

/** @returns the generated file */
export async function makeRoutes() {
  const list = JSON.stringify(routes.map((route) => route.path));
  const file = path.join(root, MODULE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `// Made by scripts/export/routes.ts from content/routes.ts.\nexport const ROUTES: readonly string[] = ${list};\n`,
  );
  return [MODULE];
}
