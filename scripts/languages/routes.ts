/**
 * Reads content/routes.ts as the build of a further language does: its own files replace those of the first
 * language. In a process of its own, with a copy of content/, because there the list, and the lists that its
 * pages need, import the files of the language, also by relative paths.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { PageRecord } from '@/lib/pages/record';
import { root } from '@/scripts/command';

/** Next.js keeps this folder. It is in the project, where Node.js finds the packages. */
const CACHE = path.join(root, '.next/cache');

const PRINT = `import('./content/routes.ts').then(
  ({ routes }) => console.log(JSON.stringify(routes)),
  ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  },
)`;

const asJson = (value: object) => `${JSON.stringify(value)}\n`;

/**
 * @param content the folder of the content, such as `content`
 * @param tag a further language
 * @throws Error with one line if the list cannot be read
 */
export function routesOf(content: string, tag: string): PageRecord[] {
  const from = path.resolve(root, content);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'routes-'));
  const to = path.join(folder, 'content');
  try {
    cpSync(from, to, { recursive: true });
    cpSync(path.join(from, tag), to, { recursive: true });
    const paths = { '@/content/*': ['./content/*'], '@/*': [path.join(root, '*')] };
    writeFileSync(path.join(folder, 'tsconfig.json'), asJson({ compilerOptions: { paths } }));
    writeFileSync(path.join(folder, 'package.json'), asJson({ type: 'module' }));
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type', 'module', '--eval', PRINT],
      { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
    );
    return JSON.parse(printed) as PageRecord[];
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = (stderr?.trim() || message)
      .replaceAll(`${folder}${path.sep}`, '')
      .replace(/\s*\n\s*/g, ' ');
    throw new Error(
      `${content}/${tag}: its pages cannot be read (${reason}): correct its routes.ts, or a file that this imports`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
